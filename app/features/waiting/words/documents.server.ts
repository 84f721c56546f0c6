import type { WaitingWordsOf } from '../waiting-words.ts'

export const documents = {
  'document-analyzer': {
    lead: 'Reads a document with you and shows what it holds: outline, summary, key figures, names, dates and tables.',
    points: [
      'Upload a PDF, Word file, slides, sheets, an EPUB, a web page, text or a scan.',
      'Ask a question and get an answer that cites the page it comes from.',
      'Compare two documents and see where they differ.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
} satisfies WaitingWordsOf
