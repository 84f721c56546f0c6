import type { Screens } from '../screen.ts'

export const business = {
  'my-businesses': {
    title: 'Your businesses',
    category: 'Business',
    access: 'member',
    section: 'profile',
    paths: ['/business/my-businesses'],
  },
  'business-dashboard': {
    title: 'Business dashboard',
    category: 'Business',
    access: 'member',
    listed: false,
    paths: ['/business/:businessId/dashboard'],
  },
} as const satisfies Screens
