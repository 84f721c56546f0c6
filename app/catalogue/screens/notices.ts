import type { Screens } from '../screen.ts'

export const notices = {
  'notices': {
    title: 'Notices',
    about: 'Mentions, replies, invitations, requests and thanks that concern you, in one place.',
    also: 'notifications mentions bell news',
    category: 'Account',
    access: 'member',
    paths: ['/notices'],
  },
  'decision': {
    title: 'A decision of the moderators',
    about: 'What was decided about something of yours, why, and how to appeal.',
    category: 'Account',
    access: 'member',
    listed: false,
    paths: ['/decisions/:id'],
  },
} as const satisfies Screens
