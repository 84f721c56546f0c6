import type { WaitingWordsOf } from '../waiting-words.ts'

export const chat = {
  'chat': {
    lead: 'Talk with one engine or an ally. Answers appear as they are written, and you can stop them or ask for another.',
    points: [
      'Edit an earlier message and keep both branches of the conversation.',
      'Attach files to a message, and copy a code block with one press.',
      'Export a conversation, or share it by a link.',
    ],
    meanwhile: { say: 'Ask one question of several engines.', screen: 'consensus' },
    pose: 'idle',
  },
  'chat-history': {
    lead: 'Keeps your conversations in order, so that a good answer can be found twice.',
    points: [
      'Search through everything that you and the engines wrote.',
      'Rename a conversation after what it turned out to be about.',
      'Continue where you stopped, or delete the whole of it.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
  'chat-shared': {
    lead: 'Opens a conversation that someone wanted you to read.',
    points: [
      'Read questions and answers in their order, code blocks included.',
      'See which engine or ally wrote each of the answers.',
      'Read along without an account and without changing anything.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
} satisfies WaitingWordsOf
