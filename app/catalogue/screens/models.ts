import type { Screens } from '../screen.ts'

export const models = {
  'models': {
    title: 'Models',
    about: 'Every AI engine of this server: what it can do, what it costs and how it is doing.',
    also: 'engines providers llm prices gpt',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 6,
    paths: ['/ai/models', '/ai-models'],
    menu: { place: 10, icon: 'zap', line: 'Every engine here, and what it is for.' },
  },
  'ai-dashboard': {
    title: 'AI dashboard',
    about: 'Your own use of the tools: runs, cost and what is left for today.',
    category: 'Account',
    access: 'member',
    paths: ['/ai-dashboard'],
  },
} as const satisfies Screens
