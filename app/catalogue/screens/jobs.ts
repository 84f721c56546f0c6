import type { Screens } from '../screen.ts'

export const jobs = {
  'activity': {
    title: 'Activity',
    category: 'Account',
    access: 'member',
    section: 'profile',
    paths: ['/activity'],
  },
  'job': {
    title: 'Progress',
    category: 'Account',
    access: 'member',
    listed: false,
    paths: ['/activity/:id'],
  },
  'admin-jobs': {
    title: 'Jobs',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/jobs'],
  },
} as const satisfies Screens
