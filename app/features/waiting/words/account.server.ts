import type { WaitingWordsOf } from '../waiting-words.ts'

export const account = {
  'access': {
    lead: 'Your account on one page: plan, pandas, wallet and what happened lately.',
    points: [
      'See what your plan allows in a day and how much of it you have used.',
      'Follow work that is still running, such as a video or a book export.',
      'Go straight to the invoice, session or wallet you came for.',
    ],
    meanwhile: { say: 'Find help with your account.', screen: 'support' },
    pose: 'greeting',
  },
  'settings': {
    lead: 'Everything you decide about your account, in one place.',
    points: [
      'See where you are signed in, and sign out everywhere at once.',
      'Add provider keys of your own, which are used for you alone.',
      'Download all your data, or delete the account with 30 days to change your mind.',
    ],
    meanwhile: { say: 'Ask the people who run this server.', screen: 'support' },
    pose: 'idle',
  },
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
