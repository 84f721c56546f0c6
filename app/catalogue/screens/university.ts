import type { Screens } from '../screen.ts'

export const university = {
  'university': {
    title: 'University',
    about: 'Short lessons about AI and these tools, in two tracks, with your progress.',
    also: 'lessons tutorials course learn',
    category: 'Learn',
    paths: ['/university'],
    menu: { place: 2, icon: 'graduation-cap', line: 'Lessons and tutorials, step by step.' },
  },
  'lesson': {
    title: 'Lesson',
    about: 'One lesson with a box to try it out and a quiz at the end.',
    category: 'Learn',
    listed: false,
    paths: ['/university/lesson/:slug'],
  },
} as const satisfies Screens
