import type { Screens } from '../screen.ts'

export const marketplace = {
  'marketplace': {
    title: 'Marketplace',
    category: 'Community',
    paths: ['/marketplace/:section?'],
  },
} as const satisfies Screens
