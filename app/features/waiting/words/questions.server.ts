import type { WaitingWordsOf } from '../waiting-words.ts'

export const questions = {
  'questions': {
    lead: 'Short answers that name their sources. Public questions stay readable, so one good answer helps more than one person.',
    points: [
      'Browse what others asked before you ask the same again.',
      'Vote for the answer that helped, whether an engine or a member gave it.',
      'Answer a public question yourself when you know better.',
    ],
    meanwhile: { say: 'Put your question to several models.', screen: 'consensus' },
    pose: 'thinking',
  },
} satisfies WaitingWordsOf
