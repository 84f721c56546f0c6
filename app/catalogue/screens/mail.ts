import type { Screens } from '../screen.ts'

export const mail = {
  'admin-outbox': {
    title: 'Outbox',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/outbox'],
  },
  'unsubscribe': {
    title: 'Unsubscribe',
    category: 'Account',
    listed: false,
    paths: ['/unsubscribe/:token'],
  },
} as const satisfies Screens
