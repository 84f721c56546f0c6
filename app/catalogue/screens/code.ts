import type { Screens } from '../screen.ts'

export const code = {
  'code-generator': {
    title: 'Code generator',
    about: 'Describe a task and get code with an explanation and tests.',
    category: 'Code & Dev',
    paths: ['/code-generator'],
  },
  'builder': {
    title: 'Builder',
    about: 'Describe a page or a small app and get files with a live preview.',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/builder'],
  },
  'mockup-lab': {
    title: 'Mockup lab',
    about: 'Turn a description into a wireframe and arrange it on a canvas.',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/mockup-lab'],
  },
  'create-lab': {
    title: 'Create lab',
    about: 'Combine steps of several tools into a recipe you can run again.',
    category: 'Code & Dev',
    section: 'create',
    paths: ['/create/lab'],
  },
} as const satisfies Screens
