import type { Screens } from '../screen.ts'

export const video = {
  'video-studio': {
    title: 'Video studio',
    category: 'Visual & Creative',
    paths: ['/ai/video', '/videos', '/video-generator'],
  },
} as const satisfies Screens
