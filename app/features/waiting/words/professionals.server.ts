import type { WaitingWordsOf } from '../waiting-words.ts'

export const professionals = {
  'therapist': {
    lead: 'Helps you find a therapist among the members and prepare the first talk. It also says what AI is not: it is no therapist and no help in an emergency.',
    points: [
      'Read how a therapist works and when they have time.',
      'Book one of the times they have opened for new clients.',
      'Say in your own words what brings you, and check the text before it is sent.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
  'lawyer': {
    lead: 'Helps you find a lawyer among the members and set out your matter before you meet. The tool gives no legal advice, and it says so.',
    points: [
      "Compare fields of work and free times on the lawyers' own profiles.",
      'Describe your matter by voice and correct the transcript before anyone reads it.',
      'Book a meeting that starts from what you have already explained.',
    ],
    meanwhile: null,
    pose: 'thinking',
  },
  'professional-services': {
    lead: 'Members who offer professional help, each with a profile, free times and a way to book.',
    points: [
      'Look for help by field, with therapists and lawyers among the first.',
      'Know before you book what a person does and what an AI does not.',
      'Offer a service of your own, with your availability and an intake by voice.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
} satisfies WaitingWordsOf
