import type { Screens } from '../screen.ts'

export const legal = {
  'privacy-policy': {
    title: 'Privacy policy',
    category: 'About',
    paths: ['/privacy-policy'],
  },
  'terms-of-service': {
    title: 'Terms of service',
    category: 'About',
    paths: ['/terms-of-service'],
  },
} as const satisfies Screens
