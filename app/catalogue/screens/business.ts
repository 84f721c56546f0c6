import type { Screens } from '../screen.ts'

export const business = {
  'my-businesses': {
    title: 'Your businesses',
    about: 'Register a business and open the ones you own or help to run.',
    category: 'Business',
    access: 'member',
    section: 'profile',
    tab: 7,
    paths: ['/business/my-businesses'],
  },
  'business-dashboard': {
    title: 'Business dashboard',
    about: 'Visits, leads, sales, reviews and tasks of one business.',
    category: 'Business',
    access: 'member',
    listed: false,
    paths: ['/business/:businessId/dashboard'],
  },
} as const satisfies Screens
