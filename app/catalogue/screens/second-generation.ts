import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const secondGeneration = {
  'v2-home': {
    title: 'Studios',
    about: 'One box that answers as research, and the door to every studio.',
    category: 'Multi-Model AI',
    paths: ['/v2', `/${PRODUCT_SLUG}-v2`],
  },
  'v2-content-creation-studio': {
    title: 'Content creation studio',
    about: 'Turn one brief into an article, a newsletter, posts and more that say nothing else.',
    also: 'newsletter social posts press release faq script marketing copy calendar',
    category: 'Visual & Creative',
    paths: ['/v2/content-creation-studio'],
  },
  'memories': {
    title: 'Memories',
    about: 'What you let the assistant remember about you, to view, edit or forget.',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/memories`],
  },
} as const satisfies Screens
