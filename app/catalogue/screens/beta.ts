import type { Screens } from '../screen.ts'

export const beta = {
  'beta': {
    title: 'Panda beta',
    category: 'Community',
    paths: ['/panda-beta'],
  },
  'beta-dashboard': {
    title: 'Beta dashboard',
    category: 'Community',
    access: 'member',
    paths: ['/panda-beta/dashboard'],
  },
} as const satisfies Screens
