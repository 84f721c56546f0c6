import type { Screens } from '../screen.ts'

export const account = {
  'access': {
    title: 'Your account',
    about: 'Your plan, pandas, wallet and recent activity at a glance.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/access', '/dashboard-backup'],
    variants: { '/dashboard-backup': 'backup' },
  },
  'settings': {
    title: 'Settings',
    about: 'Your sign-in, sessions, keys, data and preferences.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/settings'],
  },
  'onboarding': {
    title: 'Getting started',
    about: 'A few first steps that set up your account.',
    category: 'Account',
    access: 'member',
    paths: ['/onboarding'],
  },
} as const satisfies Screens
