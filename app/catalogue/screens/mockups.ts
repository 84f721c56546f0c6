import type { Screens } from '../screen.ts'

export const mockups = {
  'mockup-lab': {
    title: 'Mockup lab',
    about: 'Turn a description into a wireframe and arrange it on a canvas.',
    also: 'wireframe prototype sketch click-through',
    category: 'Code & Dev',
    section: 'create',
    tab: 5,
    paths: ['/mockup-lab'],
    menu: { place: 3, icon: 'layout-template', line: 'Wireframes from a description.' },
  },
} as const satisfies Screens
