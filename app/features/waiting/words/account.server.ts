import type { WaitingWordsOf } from '../waiting-words.ts'

export const account = {
  'onboarding': {
    lead: 'A few short steps for new members. Skip any of them and nothing breaks.',
    points: [
      'Choose the name, handle and picture that others will see.',
      'Say what interests you, and let only what you like show on your profile.',
      'Ask your first question and learn how to read the agreement.',
    ],
    meanwhile: { say: 'Ask that first question already.', screen: 'consensus' },
    pose: 'greeting',
  },
} satisfies WaitingWordsOf
