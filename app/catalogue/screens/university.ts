import type { Screens } from '../screen.ts'

export const university = {
  'university': {
    title: 'University',
    category: 'Learn',
    paths: ['/university'],
  },
  'lesson': {
    title: 'Lesson',
    category: 'Learn',
    listed: false,
    paths: ['/university/lesson/:slug'],
  },
} as const satisfies Screens
