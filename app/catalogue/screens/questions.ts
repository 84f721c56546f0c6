import type { Screens } from '../screen.ts'

export const questions = {
  'questions': {
    title: 'Questions',
    about: 'Short answers with sources, and public questions that members answer too.',
    category: 'Multi-Model AI',
    paths: ['/qa', '/ai/qa'],
  },
} as const satisfies Screens
