import type { Screens } from '../screen.ts'

export const code = {
  'code-generator': {
    title: 'Code generator',
    about: 'Describe a task and get code with an explanation and tests.',
    also: 'programming script snippet developer',
    category: 'Code & Dev',
    paths: ['/code-generator'],
    menu: { place: 1, icon: 'code', line: 'Code with its reasons and tests.' },
    wishes: [{ intent: 'code', label: 'Go to the code generator', words: { as: 'prompt', of: 'all' } }],
  },
  'builder': {
    title: 'Builder',
    about: 'Describe a page or a small app and get files with a live preview.',
    category: 'Code & Dev',
    section: 'create',
    tab: 4,
    paths: ['/builder'],
    menu: { place: 2, icon: 'blocks', line: 'Words in, a working page out.' },
  },
  'mockup-lab': {
    title: 'Mockup lab',
    about: 'Turn a description into a wireframe and arrange it on a canvas.',
    category: 'Code & Dev',
    section: 'create',
    tab: 5,
    paths: ['/mockup-lab'],
    menu: { place: 3, icon: 'layout-template', line: 'Wireframes from a description.' },
  },
  'create-lab': {
    title: 'Create lab',
    about: 'Combine steps of several tools into a recipe you can run again.',
    category: 'Code & Dev',
    section: 'create',
    tab: 3,
    paths: ['/create/lab'],
    menu: { place: 4, icon: 'flask-conical', line: 'Tools combined into a recipe.' },
  },
} as const satisfies Screens
