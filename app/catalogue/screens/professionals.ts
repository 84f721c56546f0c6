import type { Screens } from '../screen.ts'

export const professionals = {
  'therapist': {
    title: 'Therapist',
    category: 'Business',
    paths: ['/therapist'],
  },
  'lawyer': {
    title: 'Lawyer',
    category: 'Business',
    paths: ['/lawyer'],
  },
  'professional-services': {
    title: 'Professional services',
    category: 'Business',
    paths: ['/professional-services'],
  },
} as const satisfies Screens
