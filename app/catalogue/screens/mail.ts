import type { Screens } from '../screen.ts'

export const mail = {
  'admin-outbox': {
    title: 'Outbox',
    about: 'Letters on their way out: what was sent, what waits and what failed.',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    tab: 12,
    paths: ['/admin/outbox'],
  },
  'unsubscribe': {
    title: 'Unsubscribe',
    about: 'End letters of one kind with one click.',
    category: 'Account',
    listed: false,
    paths: ['/unsubscribe/:token'],
  },
} as const satisfies Screens
