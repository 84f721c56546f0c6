import type { Screens } from '../screen.ts'

export const marketplace = {
  'marketplace': {
    title: 'Marketplace',
    about: 'Prompts, recipes, templates, ebooks and services that members offer each other.',
    category: 'Community',
    paths: ['/marketplace/:section?'],
  },
} as const satisfies Screens
