import type { WaitingWordsOf } from '../waiting-words.ts'

export const writing = {
  'email-writer': {
    lead: 'Give it the points you want to make, and it writes the email around them.',
    points: [
      'Choose a tone that suits the reader: warm, formal, short or firm.',
      'Get several subject lines and keep the one that says it best.',
      'Note your points in one language and write to someone in another.',
    ],
    meanwhile: null,
    pose: 'envelope',
  },
  'email-polish': {
    lead: 'Paste a draft that is nearly there. Grammar is corrected, the tone is set, and every change is shown.',
    points: [
      'Compare before and after in a view that marks each difference.',
      'Make it warmer, shorter, firmer or more formal without starting over.',
      'Hand the result to the inbox composer, copy it, or open it in your mail program.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
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
