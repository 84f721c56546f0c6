import type { WaitingWordsOf } from '../waiting-words.ts'

export const code = {
  'code-generator': {
    lead: 'Name a language and a task, and get code with an explanation and tests. It is formatted and syntax-checked before you see it.',
    points: [
      'Run the code in a sandbox, where the language works in a browser.',
      'Read why it was written this way before you rely on it.',
      'Take the tests along and check the code on your own machine.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
  'builder': {
    lead: 'Describe a page or a small app and see it in a live preview, fenced off from everything else.',
    points: [
      'Edit any file by hand, and return to an earlier version when it goes wrong.',
      'Export the whole project as a zip file that belongs to you.',
      'Publish it under your profile for others to open.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
  'mockup-lab': {
    lead: 'Describe a screen and get a wireframe of it. It looks rough on purpose, so that the talk stays with the idea.',
    points: [
      'Move, resize and relabel every box on a canvas.',
      'Try the same description in another arrangement.',
      'Export the drawing as SVG or PNG and show it around.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
  'create-lab': {
    lead: 'Joins steps of several tools into one recipe, so that a routine you do by hand runs in one go.',
    points: [
      'Pass the result of one tool to the next: transcribe, then summarise, then translate.',
      'Save a recipe and run it again on other ingredients.',
      'Offer a recipe that works well in the marketplace.',
    ],
    meanwhile: null,
    pose: 'munch',
  },
} satisfies WaitingWordsOf
