import type { Screens } from '../screen.ts'

export const threads = {
  'collaborate': {
    title: 'AI Collaboration',
    category: 'Multi-Model AI',
    paths: ['/ai/collaborate', '/collaborate'],
  },
  'threads': {
    title: 'Threads',
    category: 'Multi-Model AI',
    paths: ['/threads'],
  },
  'threads-shared': {
    title: 'Shared threads',
    category: 'Multi-Model AI',
    paths: ['/threads/shared'],
  },
  'thread-new': {
    title: 'New thread',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/threads/new'],
  },
  'thread-workspace': {
    title: 'Thread workspace',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/threads/workspace'],
  },
} as const satisfies Screens
