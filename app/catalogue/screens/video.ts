import type { Screens } from '../screen.ts'

export const video = {
  'video-studio': {
    title: 'Video studio',
    about: 'Turn a script or an idea into a storyboard with narration, and render it to a video file.',
    category: 'Visual & Creative',
    paths: ['/ai/video', '/videos', '/video-generator'],
    menu: { place: 2, icon: 'clapperboard', line: 'From a script to scenes to a film.' },
    wishes: [{ intent: 'video', label: 'Go to the video studio', words: { as: 'prompt', of: 'all' } }],
  },
  'video-shared': {
    title: 'Shared film',
    about: 'A film that someone shared by link.',
    category: 'Visual & Creative',
    listed: false,
    paths: ['/ai/video/shared/:id'],
  },
} as const satisfies Screens
