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
  'v2-code-architect': {
    title: 'Code architect',
    about: 'Upload a repository and get its map, its dependencies and a review.',
    category: 'Code & Dev',
    paths: ['/v2/code-architect'],
    menu: { place: 6, icon: 'folder-tree', line: 'A map of your code.' },
  },
  'v2-vibe-coder': {
    title: 'Vibe coder',
    about: 'Talk a small app into being, one wish at a time.',
    category: 'Code & Dev',
    paths: ['/v2/vibe-coder'],
  },
} as const satisfies Screens
