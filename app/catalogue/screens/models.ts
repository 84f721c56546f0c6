import type { Screens } from '../screen.ts'

export const models = {
  'models': {
    title: 'Models',
    category: 'Multi-Model AI',
    section: 'discover',
    paths: ['/ai/models', '/ai-models'],
  },
  'ai-dashboard': {
    title: 'AI dashboard',
    category: 'Account',
    access: 'member',
    paths: ['/ai-dashboard'],
  },
} as const satisfies Screens
