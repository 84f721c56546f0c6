import type { Screens } from '../screen.ts'

export const dataStudio = {
  'v2-business-intelligence': {
    title: 'Business intelligence',
    about: 'Upload a table, ask it in plain words and get charts and pivots.',
    category: 'Business',
    paths: ['/v2/business-intelligence'],
  },
} as const satisfies Screens
