import type { Screens } from '../screen.ts'

export const models = {
  'models': {
    title: 'Models',
    about: 'Every AI engine of this server: what it can do, what it costs and how it is doing.',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 6,
    paths: ['/ai/models', '/ai-models'],
  },
  'ai-dashboard': {
    title: 'AI dashboard',
    about: 'Your own use of the tools: runs, cost and what is left for today.',
    category: 'Account',
    access: 'member',
    paths: ['/ai-dashboard'],
  },
} as const satisfies Screens
