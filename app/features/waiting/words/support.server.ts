import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const support = {
  feedback: {
    lead: 'Feedback will take what you noticed straight to the people who run this server, with or without an account.',
    points: [
      'Say whether it is a bug, a suggestion, some praise or a question.',
      'Name the page it is about, so that nobody has to guess where you were.',
      'Leave an email address if you would like an answer, or leave none at all.',
    ],
    meanwhile: { say: 'If something is broken for you now, the help page says where to write.', screen: 'support' },
    pose: 'envelope',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
