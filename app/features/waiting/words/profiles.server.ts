import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const profiles = {
  'my-profile': {
    lead: 'Your own side of your profile: write it, arrange it, and see it the way a visitor does before they do.',
    points: [
      'Edit what is said about you, your links, your interests and your offerings.',
      'Choose which published images, books and pages stand on your profile.',
      'Read the thanks other members have left for you in one place.',
    ],
    meanwhile: { say: 'For now, see what members will be able to publish from.', screen: 'list' },
    pose: 'idle',
  },
  profile: {
    lead: 'Each member will have a page under their own handle, with what they chose to share and nothing more.',
    points: [
      'Read about a member, follow their links and see the work they have published.',
      'Send them a message that lands in their inbox, or follow what they do.',
      'See what they offer and the acknowledgements others have given them.',
    ],
    meanwhile: { say: 'There are no members yet to visit. The panda is in.', screen: 'about-pandas' },
    pose: 'greeting',
  },
  ness: {
    lead: 'A ness is the essence of a member, drawn as a picture from what they said about themselves. Nobody else gets to fill it in.',
    points: [
      'See the values, interests and ways of working a member has chosen to name.',
      'Trace every shape in the picture to the answer it was drawn from.',
      'Answer the same questions for your own, and redraw it when you change.',
    ],
    meanwhile: { say: 'Pandas have a character too, described here.', screen: 'about-pandas' },
    pose: 'paint',
  },
  'score-demo': {
    lead: 'This page will take the score apart in front of you: a plain sum of what a member gave, with no hidden weights.',
    points: [
      'Change sample deeds, labelled as samples, and watch the sum follow.',
      'Open any point and read which deed earned it and why it counts.',
      'Read the whole formula, short enough to check with a pencil.',
    ],
    meanwhile: { say: 'The consensus page already shows how it reaches each of its figures.', screen: 'consensus' },
    pose: 'thinking',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
