import type { WaitingWordsOf } from '../waiting-words.ts'

export const transcriber = {
  'transcriber': {
    lead: 'Paste a YouTube address or upload a recording, and get its words with times, chapters and a summary.',
    points: [
      "Upload the audio, video or subtitle file when this server can't reach YouTube.",
      'Ask questions about what was said and get answers from the transcript.',
      'Export it as SRT, VTT, TXT or Markdown, or share it by link.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
  'transcript-shared': {
    lead: 'Opens a transcript that someone shared with you, times and chapters included.',
    points: [
      'Read the summary first, and the full text if it is worth your time.',
      'Jump to the chapter you need and skip the rest.',
      'Search for a word on the page, because all of it is plain text.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
} satisfies WaitingWordsOf
