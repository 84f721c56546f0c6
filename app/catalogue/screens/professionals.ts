import type { Screens } from '../screen.ts'

export const professionals = {
  'therapist': {
    title: 'Therapist',
    about: 'Find a therapist, book a time and prepare the first talk by voice.',
    category: 'Business',
    paths: ['/therapist'],
  },
  'lawyer': {
    title: 'Lawyer',
    about: 'Find a lawyer, book a time and describe your matter by voice.',
    category: 'Business',
    paths: ['/lawyer'],
  },
  'professional-services': {
    title: 'Professional services',
    about: 'Members who offer professional help: profiles, free times and booking.',
    category: 'Business',
    paths: ['/professional-services'],
  },
} as const satisfies Screens
