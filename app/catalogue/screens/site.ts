import type { Screens } from '../screen.ts'

export const site = {
  'list': {
    title: 'All screens',
    category: 'About',
    paths: ['/list'],
  },
  'topic': {
    title: 'Topic',
    category: 'About',
    listed: false,
    paths: ['/:topic'],
  },
  'not-found': {
    title: 'Not found',
    category: 'About',
    listed: false,
    paths: ['*'],
  },
} as const satisfies Screens
