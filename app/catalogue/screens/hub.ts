import type { Screens } from '../screen.ts'

export const hub = {
  'communication-hub': {
    title: 'Communication hub',
    category: 'Inbox',
    access: 'member',
    chrome: 'bare',
    listed: false,
    paths: ['/hub'],
  },
  'discover': {
    title: 'Discover',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/discover', '/ai'],
  },
  'journey': {
    title: 'Journey',
    category: 'Learn',
    section: 'discover',
    paths: ['/journey'],
  },
  'universal-hub': {
    title: 'Universal hub',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/ai/universal', '/universal-hub'],
  },
  'summon': {
    title: 'Summon allies',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/ai/summon', '/summon', '/discover/ai/summon'],
  },
} as const satisfies Screens
