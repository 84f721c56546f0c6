import type { WaitingWordsOf } from '../waiting-words.ts'

export const voice = {
  'voice-tools': {
    lead: 'Reads your text aloud, and writes down what you say. Both directions share one screen.',
    points: [
      'Choose a voice, its speed and its pitch, then download the recording.',
      'Record in the browser, or upload a file, to have speech written down.',
      'See which engine spoke or listened, and what it is not able to do.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
  'audio-player': {
    lead: 'Plays your own recordings and the ones shared with you, with the words moving along as you listen.',
    points: [
      'Follow the transcript line by line while the sound runs.',
      'Go back to a sentence in the text to hear that moment again.',
      'Find all your audio in one list, whichever tool it came from.',
    ],
    meanwhile: null,
    pose: 'headphones',
  },
} satisfies WaitingWordsOf
