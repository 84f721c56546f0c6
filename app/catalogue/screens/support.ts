import type { Screens } from '../screen.ts'

export const support = {
  'support': {
    title: 'Help & support',
    about: 'Search the help centre, or write to the people who run this server.',
    also: 'help faq contact question',
    category: 'About',
    paths: ['/support'],
    wishes: [{ intent: 'help', label: 'Go to the help centre', words: { as: 'q', of: 'all' } }],
  },
  'feedback': {
    title: 'Feedback',
    about: 'Report a bug, suggest something, praise or ask.',
    category: 'About',
    paths: ['/feedback'],
  },
} as const satisfies Screens
