import type { WaitingWordsOf } from '../waiting-words.ts'

export const video = {
  'video-studio': {
    lead: 'A script or a prompt becomes a storyboard: scenes with pictures, narration, captions and music. You edit it, then render it to a video file.',
    points: [
      'Put scenes in another order and rewrite their narration before rendering.',
      'Leave the page while the video renders, and find its progress when you return.',
      'Cancel a render or run it again, with the storyboard left as it was.',
    ],
    meanwhile: null,
    pose: 'paint',
  },
} satisfies WaitingWordsOf
