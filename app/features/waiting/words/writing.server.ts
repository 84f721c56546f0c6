import type { WaitingWordsOf } from '../waiting-words.ts'

export const writing = {
  'content-tools': {
    lead: 'A workbench for texts you already have. Paste one in and say what should happen to it.',
    points: [
      'Summarise, outline, rewrite or translate a text, or change its tone.',
      'Draw headlines, keywords, hashtags and social posts out of one article.',
      'Measure how easy it is to read before anybody else has to.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
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
