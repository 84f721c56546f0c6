import type { Screens } from '../screen.ts'

export const plans = {
  'plans': {
    title: 'Plans',
    about: 'Free, Plus and Pro side by side: what each costs and how much it lets you run.',
    category: 'Plans',
    paths: ['/plan', '/subscription/plans', '/subscription-plans'],
  },
  'subscription': {
    title: 'Your subscription',
    about: 'Your plan, its next date, your invoices, and the way to change or cancel it.',
    category: 'Plans',
    access: 'member',
    section: 'profile',
    tab: 6,
    paths: ['/subscription'],
  },
  'subscription-success': {
    title: 'Subscription started',
    about: 'Confirms that your new plan is active.',
    category: 'Plans',
    access: 'member',
    listed: false,
    paths: ['/subscription/success'],
  },
  'membership': {
    title: 'Membership',
    about: 'What being a member and a Panda Member means here.',
    category: 'Plans',
    paths: ['/membership'],
  },
  'checkout': {
    title: 'Checkout',
    about: 'Review a plan or purchase and pay for it.',
    category: 'Plans',
    access: 'member',
    paths: ['/checkout'],
  },
} as const satisfies Screens
