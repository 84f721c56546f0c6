import type { Screens } from '../screen.ts'

export const video = {
  'video-studio': {
    title: 'Video studio',
    about: 'Turn a script or an idea into a storyboard with narration, and render it to a video file.',
    category: 'Visual & Creative',
    paths: ['/ai/video', '/videos', '/video-generator'],
  },
} as const satisfies Screens
