import type { Screens } from '../screen.ts'

export const documents = {
  'document-analyzer': {
    title: 'Document Analysis',
    about: 'Read a document for its outline, figures and dates, and ask it questions with page citations.',
    category: 'Multi-Model AI',
    paths: ['/document-analyzer'],
  },
} as const satisfies Screens
