import type { Screens } from '../screen.ts'

export const documents = {
  'document-analyzer': {
    title: 'Document analysis',
    about: 'Read a document for its outline, figures and dates, and ask it questions with page citations.',
    also: 'pdf word file summary contract',
    category: 'Multi-Model AI',
    paths: ['/document-analyzer'],
    menu: { place: 7, icon: 'file-search', line: 'Key points and answers from a file.' },
    wishes: [{ intent: 'document', label: 'Go to Document analysis', words: { as: 'question', of: 'all' } }],
  },
  'document-shared': {
    title: 'Shared document',
    about: 'What somebody showed of a document or a collection they had read.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/document-analyzer/shared/:id'],
  },
  'v2-document-intelligence': {
    title: 'Document intelligence',
    about: 'Ask a whole collection of documents, and extract what they hold into tables.',
    category: 'Multi-Model AI',
    paths: ['/v2/document-intelligence'],
  },
} as const satisfies Screens
