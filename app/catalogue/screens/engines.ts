import type { Screens } from '../screen.ts'

export const engines = {
  'admin-providers': {
    title: 'Engines and providers',
    about: 'Engines of this server: add, test, enable, order and price them, and keep budgets.',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    tab: 9,
    paths: ['/admin/providers'],
  },
} as const satisfies Screens
