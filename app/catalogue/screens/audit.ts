import type { Screens } from '../screen.ts'

export const audit = {
  'admin-audit': {
    title: 'Audit log',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/audit'],
  },
} as const satisfies Screens
