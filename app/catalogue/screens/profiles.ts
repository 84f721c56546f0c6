import type { Screens } from '../screen.ts'

export const profiles = {
  'my-profile': {
    title: 'Your profile',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/profile', '/frenly/profile'],
  },
  'profile': {
    title: 'Member profile',
    category: 'Community',
    listed: false,
    paths: ['/profile/:handle'],
  },
  'ness': {
    title: 'Ness',
    category: 'Community',
    listed: false,
    paths: ['/:handle/ness'],
  },
  'score-demo': {
    title: 'Frenly score',
    category: 'Community',
    section: 'profile',
    paths: ['/frenly-score-demo'],
  },
} as const satisfies Screens
