import type { WaitingWordsOf } from '../waiting-words.ts'

export const writing = {
  'text-editor': {
    lead: 'A quiet page to write on. It saves while you type and keeps earlier versions, so a slip costs you nothing.',
    points: [
      'See notes on spelling, grammar and readability right in the text.',
      'Select a passage and let an engine work on that passage only.',
      'Export the document as Markdown, HTML, DOCX or PDF.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
} satisfies WaitingWordsOf
