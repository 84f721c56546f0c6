import type { Screens } from '../screen.ts'

export const profiles = {
  'my-profile': {
    title: 'Your profile',
    about: 'Your own profile as others see it, with everything you can edit.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    tab: 1,
    paths: ['/profile', '/frenly/profile'],
  },
  'profile': {
    title: 'Member profile',
    about: 'A member with their links, offerings, published work and acknowledgements.',
    category: 'Community',
    listed: false,
    paths: ['/profile/:handle'],
  },
  'ness': {
    title: 'Ness',
    about: "A member's essence, drawn as a picture from what they said themselves.",
    category: 'Community',
    listed: false,
    paths: ['/:handle/ness'],
  },
  'score-demo': {
    title: 'Frenly score',
    about: 'How the Frenly score adds up what a member gave, point by point.',
    category: 'Community',
    section: 'profile',
    tab: 8,
    paths: ['/frenly-score-demo'],
  },
} as const satisfies Screens
