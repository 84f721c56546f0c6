import type { Screens } from '../screen.ts'

export const consensus = {
  'consensus': {
    title: 'Multi-AI Search',
    category: 'Multi-Model AI',
    paths: ['/ai/consensus', '/ai/consensus-v4', '/ai/consensus-simple'],
    variants: { '/ai/consensus-v4': 'v4', '/ai/consensus-simple': 'simple' },
  },
  'consensus-chat': {
    title: 'Consensus chat',
    category: 'Multi-Model AI',
    paths: ['/ai/consensus/chat'],
  },
  'consensus-shared': {
    title: 'Shared consensus',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/ai/consensus/shared/:id'],
  },
} as const satisfies Screens
