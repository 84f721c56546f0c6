import type { Screens } from '../screen.ts'

export const questions = {
  'questions': {
    title: 'Questions',
    category: 'Multi-Model AI',
    paths: ['/qa', '/ai/qa'],
  },
} as const satisfies Screens
