import type { Screens } from '../screen.ts'

export const documents = {
  'document-analyzer': {
    title: 'Document Analysis',
    category: 'Multi-Model AI',
    paths: ['/document-analyzer'],
  },
} as const satisfies Screens
