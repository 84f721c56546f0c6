import type { Screens } from '../screen.ts'

export const support = {
  'support': {
    title: 'Help & Support',
    about: 'Search the help centre, or write to the people who run this server.',
    category: 'About',
    paths: ['/support'],
  },
  'feedback': {
    title: 'Feedback',
    about: 'Report a bug, suggest something, praise or ask.',
    category: 'About',
    paths: ['/feedback'],
  },
} as const satisfies Screens
