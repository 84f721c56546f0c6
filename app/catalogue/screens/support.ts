import type { Screens } from '../screen.ts'

export const support = {
  'support': {
    title: 'Help & Support',
    category: 'About',
    paths: ['/support'],
  },
  'feedback': {
    title: 'Feedback',
    category: 'About',
    paths: ['/feedback'],
  },
} as const satisfies Screens
