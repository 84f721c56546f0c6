import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const university = {
  university: {
    lead: 'The university will teach working with AI from the ground up, in at least 24 written lessons on two tracks.',
    points: [
      'Follow the fundamentals in order, or pick a tutorial for the task before you.',
      'Try what a lesson says in the real tool, right beside the text.',
      'Keep your progress and earn a certificate when a track is done.',
    ],
    meanwhile: { say: 'A first lesson you can have now: see where several answers disagree.', screen: 'consensus' },
    pose: 'reading',
  },
  lesson: {
    lead: 'A lesson will be short enough for one sitting: some text, something to try, and a few questions at the end.',
    points: [
      'Read one idea at a time, with examples you can check for yourself.',
      'Run the exercise on a real tool without leaving the page.',
      'Answer the quiz, see why an answer was right, and go on to the next lesson.',
    ],
    meanwhile: { say: 'The tool most lessons speak of is open for practice.', screen: 'consensus' },
    pose: 'reading',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
