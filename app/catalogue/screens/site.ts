import type { Screens } from '../screen.ts'

export const site = {
  'list': {
    title: 'All screens',
    about: 'Every screen of the product, grouped and searchable.',
    category: 'About',
    paths: ['/list'],
  },
  'topic': {
    title: 'Topic',
    about: 'What the tools, lessons and people here have to say about one topic.',
    category: 'About',
    listed: false,
    paths: ['/:topic'],
  },
  'not-found': {
    title: 'Not found',
    about: 'Says that an address leads nowhere, and where to go instead.',
    category: 'About',
    listed: false,
    paths: ['*'],
  },
} as const satisfies Screens
