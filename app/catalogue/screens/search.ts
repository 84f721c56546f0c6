import type { Screens } from '../screen.ts'

export const search = {
  'search': {
    title: 'Search',
    about: 'One box for everything here: screens, help, people, threads and your own things.',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 3,
    paths: ['/search', '/ai/search', '/search/*', '/discover/search'],
    menu: { place: 3, icon: 'search', line: 'Everything here, with an answer on top.' },
    wishes: [{ intent: 'search', label: 'Search here', words: { as: 'q', of: 'subject' } }],
  },
  'web-search': {
    title: 'Web search',
    about: 'Search the web, with a cited summary above the results.',
    also: 'internet google bing',
    category: 'Multi-Model AI',
    paths: ['/web-search', '/WebSearch', '/google-search'],
    menu: { place: 4, icon: 'globe', line: 'The web, with sources.' },
    wishes: [{ intent: 'web', label: 'Search the web', words: { as: 'q', of: 'subject' } }],
  },
  'admin-web-index': {
    title: 'Web index',
    about: 'Sites whose pages this server reads and keeps for its own web search.',
    category: 'Admin',
    access: 'admin',
    section: 'admin',
    tab: 10,
    paths: ['/admin/web-index'],
  },
  'world': {
    title: 'World',
    about: 'Countries and places on a map, with facts to compare and questions to ask.',
    also: 'countries country map geography capitals flags atlas',
    category: 'Learn',
    section: 'discover',
    tab: 4,
    paths: ['/discover/world', '/world'],
    menu: { place: 1, icon: 'globe', line: 'Every country: facts, maps, comparisons.' },
  },
} as const satisfies Screens
