import type { Screens } from '../screen.ts'

export const engines = {
  'admin-providers': {
    title: 'Engines and providers',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/providers'],
  },
} as const satisfies Screens
