import type { Screens } from '../screen.ts'

export const search = {
  'search': {
    title: 'Search',
    about: 'One box for everything here: screens, help, people, threads and your own things.',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/search', '/ai/search', '/search/*', '/discover/search'],
  },
  'web-search': {
    title: 'Web search',
    about: 'Search the web, with a cited summary above the results.',
    category: 'Multi-Model AI',
    paths: ['/web-search', '/WebSearch', '/google-search'],
  },
  'world': {
    title: 'World',
    about: 'Countries and places on a map, with facts to compare and questions to ask.',
    category: 'Learn',
    section: 'discover',
    paths: ['/discover/world', '/world'],
  },
} as const satisfies Screens
