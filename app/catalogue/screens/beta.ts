import type { Screens } from '../screen.ts'

export const beta = {
  'beta': {
    title: 'Panda beta',
    about: 'Join the waitlist for features that are still being tried out.',
    category: 'Community',
    paths: ['/panda-beta'],
  },
  'beta-dashboard': {
    title: 'Beta dashboard',
    about: 'Features to try early, with your feedback and votes.',
    category: 'Community',
    access: 'member',
    paths: ['/panda-beta/dashboard'],
  },
} as const satisfies Screens
