import type { Screens } from '../screen.ts'

export const account = {
  'access': {
    title: 'Your account',
    about: 'Your plan, pandas, wallet and recent activity at a glance.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    tab: 3,
    paths: ['/access', '/dashboard-backup'],
    variants: { '/dashboard-backup': 'backup' },
  },
  'settings': {
    title: 'Settings',
    about: 'Your sign-in, sessions, keys, data and preferences.',
    also: 'password theme profile account data delete export',
    category: 'Account',
    access: 'member',
    section: 'profile',
    tab: 4,
    paths: ['/settings'],
  },
  'onboarding': {
    title: 'Getting started',
    about: 'A few first steps that set up your account.',
    category: 'Account',
    access: 'member',
    paths: ['/onboarding'],
  },
  'identity-setup': {
    title: 'Identity setup',
    about: 'Choose your name, handle, picture and what others may see of you.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    tab: 2,
    paths: ['/frenly/identity-setup', '/frenly/profile/identity-setup'],
  },
} as const satisfies Screens
