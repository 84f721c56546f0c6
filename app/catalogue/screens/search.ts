import type { Screens } from '../screen.ts'

export const search = {
  'search': {
    title: 'Search',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/search', '/ai/search', '/search/*', '/discover/search'],
  },
  'web-search': {
    title: 'Web search',
    category: 'Multi-Model AI',
    paths: ['/web-search', '/WebSearch', '/google-search'],
  },
  'admin-web-index': {
    title: 'Web index',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    paths: ['/admin/web-index'],
  },
  'world': {
    title: 'World',
    category: 'Learn',
    section: 'discover',
    paths: ['/discover/world', '/world'],
  },
} as const satisfies Screens
