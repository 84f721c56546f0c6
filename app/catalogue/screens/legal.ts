import type { Screens } from '../screen.ts'

export const legal = {
  'privacy-policy': {
    title: 'Privacy policy',
    about: 'Which data this server keeps about you, why, and for how long.',
    category: 'About',
    paths: ['/privacy-policy'],
  },
  'terms-of-service': {
    title: 'Terms of service',
    about: 'The rules that members and this server agree on.',
    category: 'About',
    paths: ['/terms-of-service'],
  },
} as const satisfies Screens
