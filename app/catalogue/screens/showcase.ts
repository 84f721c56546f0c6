import type { Screens } from '../screen.ts'

export const showcase = {
  'logos': {
    title: 'Logos',
    category: 'Design',
    paths: ['/logos'],
  },
  'hero-layouts': {
    title: 'Hero layouts',
    category: 'Design',
    paths: ['/hero-layouts'],
  },
  'loading-demo': {
    title: 'Loading and data',
    category: 'Design',
    paths: ['/loading-demo'],
  },
  'mascot-animations': {
    title: 'Mascot animations',
    category: 'Design',
    paths: ['/mascot-animations'],
  },
  'emoji-demo': {
    title: 'Emoji',
    category: 'Design',
    paths: ['/emoji-demo'],
  },
  'animated-demo': {
    title: 'Motion and overlays',
    category: 'Design',
    paths: ['/animated-demo'],
  },
  'icon-styles': {
    title: 'Icons and controls',
    category: 'Design',
    paths: ['/icon-styles'],
  },
} as const satisfies Screens
