import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const inbox = {
  'inbox-demo': {
    lead: 'A try-out of the inbox with sample mail, labelled as such. No account is needed, and nothing you do in it is stored.',
    points: [
      'Open, sort, snooze and archive sample conversations as if they were yours.',
      'Write a reply with help from an engine and see how undo works.',
      'Try the keys and swipes before you choose them for your own mail.',
    ],
    meanwhile: { say: 'Another thing to try without an account is asking several engines.', screen: 'consensus' },
    pose: 'envelope',
  },
  'smart-inbox': {
    lead: 'The smart inbox will put what matters first and say why it thinks so, so that you can disagree with it.',
    points: [
      'Find your mail in bundles: people, notices, newsletters and receipts.',
      'Read the reason beside each priority, and correct it with one press.',
      'Begin the day with a summary, and start from a suggested reply if it fits.',
    ],
    meanwhile: { say: 'Sorting out what matters works for questions already.', screen: 'consensus' },
    pose: 'thinking',
  },
  'gesture-settings': {
    lead: 'Choose what each swipe does to a message, so that your thumb learns one habit and keeps it.',
    points: [
      'Set an action each for a short and a long swipe, to the left and to the right.',
      'Try your choice on a sample message before you keep it.',
      'Give every swipe a key as well, so that nothing depends on a touch screen.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
