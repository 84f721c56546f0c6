import type { Screens } from '../screen.ts'

export const jobs = {
  'activity': {
    title: 'Activity',
    about: 'Your long work: what runs, what is done, with a way to stop it or try again.',
    category: 'Account',
    access: 'member',
    section: 'profile',
    tab: 5,
    paths: ['/activity'],
  },
  'job': {
    title: 'Progress',
    about: 'How far a piece of long work is.',
    category: 'Account',
    access: 'member',
    listed: false,
    paths: ['/activity/:id'],
  },
  'admin-jobs': {
    title: 'Jobs',
    about: 'Long work of this server: what runs, waits, failed or was parked.',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    tab: 11,
    paths: ['/admin/jobs'],
  },
} as const satisfies Screens
