import type { Screens } from '../screen.ts'

export const professionals = {
  'therapist': {
    title: 'Therapist',
    about: 'The first message to a practice: a few choices and your own words, and what to ask at the first talk.',
    category: 'Business',
    paths: ['/therapist'],
  },
  'lawyer': {
    title: 'Lawyer',
    about: 'Put what happened in order before you see a lawyer: dates, gaps, papers and questions to bring.',
    category: 'Business',
    paths: ['/lawyer'],
  },
  'professional-services': {
    title: 'Professional services',
    about: 'Say what it is about and see which professions fit, why, and what to prepare.',
    category: 'Business',
    paths: ['/professional-services'],
  },
} as const satisfies Screens
