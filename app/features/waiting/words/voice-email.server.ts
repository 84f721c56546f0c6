import type { WaitingWordsOf } from '../waiting-words.ts'

export const voiceEmail = {
  'voice-email': {
    lead: 'Say what you mean and get an email you could send. What you said stays beside what was written, and you decide.',
    points: [
      'Record on the spot, or upload a recording you already have.',
      'Edit the polished email line by line before it goes anywhere.',
      'Send it, copy it into your own mail program, or share it by link.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
  'voice-email-shared': {
    lead: 'Opens a spoken email that someone passed on to you.',
    points: [
      'Listen to the recording in the voice of the person who made it.',
      'Read the email it became, next to what was really said.',
      'Do both in any browser, with no account of your own.',
    ],
    meanwhile: null,
    pose: 'envelope',
  },
} satisfies WaitingWordsOf
