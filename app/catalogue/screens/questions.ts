import type { Screens } from '../screen.ts'

export const questions = {
  'questions': {
    title: 'Questions',
    about: 'Short answers with sources, and public questions that members answer too.',
    also: 'qa community answers',
    category: 'Multi-Model AI',
    paths: ['/qa', '/ai/qa'],
    menu: { place: 11, icon: 'quote', line: 'Short answers with sources.' },
  },
} as const satisfies Screens
