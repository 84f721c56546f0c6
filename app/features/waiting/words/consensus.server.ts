import type { WaitingWordsOf } from '../waiting-words.ts'

export const consensus = {
  'consensus-chat': {
    lead: 'A conversation in which every turn is a consensus. Several models answer, and their agreement is measured before you go on.',
    points: [
      'Ask a follow-up that each model answers with the talk so far in mind.',
      'See the agreement score of every turn and the point where models part ways.',
      'Open a turn as claims: who supports each one, who contradicts it, who is silent.',
    ],
    meanwhile: { say: 'Ask single questions with the full comparison.', screen: 'consensus' },
    pose: 'thinking',
  },
  'consensus-shared': {
    lead: 'Opens a multi-AI answer that someone wanted you to see.',
    points: [
      'Read the merged answer and its agreement score without an account.',
      'Trace a claim back to the models and sources that carry it.',
      "Rely on the owner's say: whoever shared the link can revoke it.",
    ],
    meanwhile: { say: 'Ask a question of your own.', screen: 'consensus' },
    pose: 'reading',
  },
} satisfies WaitingWordsOf
