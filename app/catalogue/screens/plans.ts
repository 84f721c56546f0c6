import type { Screens } from '../screen.ts'

export const plans = {
  'plans': {
    title: 'Plans',
    category: 'Plans',
    paths: ['/plan', '/subscription/plans', '/subscription-plans'],
  },
  'subscription': {
    title: 'Your subscription',
    category: 'Plans',
    access: 'member',
    section: 'profile',
    paths: ['/subscription'],
  },
  'subscription-success': {
    title: 'Subscription started',
    category: 'Plans',
    access: 'member',
    listed: false,
    paths: ['/subscription/success'],
  },
  'membership': {
    title: 'Membership',
    category: 'Plans',
    paths: ['/membership'],
  },
  'checkout': {
    title: 'Checkout',
    category: 'Plans',
    access: 'member',
    paths: ['/checkout'],
  },
} as const satisfies Screens
