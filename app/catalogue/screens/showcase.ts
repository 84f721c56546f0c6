import type { Screens } from '../screen.ts'

export const showcase = {
  'logos': {
    title: 'Logos',
    about: 'The logos of every brand, to look at and download.',
    category: 'Design',
    paths: ['/logos'],
  },
  'hero-layouts': {
    title: 'Hero layouts',
    about: 'The ways a page can open, shown with real components.',
    category: 'Design',
    paths: ['/hero-layouts'],
  },
  'loading-demo': {
    title: 'Loading and data',
    about: 'How waiting, numbers, tables and texts look, each of them at work.',
    category: 'Design',
    paths: ['/loading-demo'],
  },
  'mascot-animations': {
    title: 'Mascot animations',
    about: "The panda's poses and movements, one by one.",
    category: 'Design',
    paths: ['/mascot-animations'],
  },
  'emoji-demo': {
    title: 'Emoji',
    about: 'The emoji used here, with their meaning and place.',
    category: 'Design',
    paths: ['/emoji-demo'],
  },
  'animated-demo': {
    title: 'Motion and overlays',
    about: 'Every movement of the interface with its duration and easing, and everything that opens above a page.',
    category: 'Design',
    paths: ['/animated-demo'],
  },
  'icon-styles': {
    title: 'Icons and controls',
    about: 'The icons of the interface, and its buttons and form controls in all their states.',
    category: 'Design',
    paths: ['/icon-styles'],
  },
} as const satisfies Screens
