import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const beta = {
  beta: {
    lead: 'The beta is for people who like to see a room before the paint is dry. Here you will join it, with a code or from the waitlist.',
    points: [
      'Enter a code you were given and step in at once.',
      'Put yourself on the waitlist if you have none.',
      'Read what beta members try out and what is asked of them.',
    ],
    meanwhile: { say: 'Some rooms are finished, and you need no code for them.', screen: 'list' },
    pose: 'greeting',
  },
  'beta-dashboard': {
    lead: 'For members of the beta: what there is to try at the moment, and a short way to say how it went.',
    points: [
      'Switch features on that are not open to everybody yet.',
      'Give feedback on a feature from the place where you used it.',
      'Vote for what should be finished next, and see the tally.',
    ],
    meanwhile: { say: 'What should come first? Your view is welcome already.', screen: 'support' },
    pose: 'thinking',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
