import type { Screens } from '../screen.ts'

export const audit = {
  'admin-audit': {
    title: 'Audit log',
    about: 'Who changed what on this server, and when.',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    tab: 13,
    paths: ['/admin/audit'],
  },
} as const satisfies Screens
