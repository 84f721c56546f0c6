import type { Screens } from '../screen.ts'

export const account = {
  'access': {
    title: 'Your account',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/access', '/dashboard-backup'],
    variants: { '/dashboard-backup': 'backup' },
  },
  'settings': {
    title: 'Settings',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/settings'],
  },
  'onboarding': {
    title: 'Getting started',
    category: 'Account',
    access: 'member',
    paths: ['/onboarding'],
  },
  'identity-setup': {
    title: 'Identity setup',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/frenly/identity-setup', '/frenly/profile/identity-setup'],
  },
} as const satisfies Screens
