import type { Screens } from '../screen.ts'

export const admin = {
  'admin': {
    title: 'Admin',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin'],
  },
  'admin-cta': {
    title: 'Calls to action',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/cta'],
  },
  'admin-users': {
    title: 'Users',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/users'],
  },
  'admin-qa': {
    title: 'Quality checks',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/qa'],
  },
  'admin-knowledge-base': {
    title: 'Knowledge base',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/support/knowledge-base'],
  },
  'admin-api-monitoring': {
    title: 'API monitoring',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/api-monitoring'],
  },
  'admin-waitlist': {
    title: 'Waitlist',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/waitlist'],
  },
  'admin-feedback': {
    title: 'Feedback queue',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/feedback'],
  },
} as const satisfies Screens
