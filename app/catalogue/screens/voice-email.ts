import type { Screens } from '../screen.ts'

export const voiceEmail = {
  'voice-email': {
    title: 'Voice email',
    about: 'Record or upload what you want to say and turn it into a polished email.',
    category: 'Voice & Audio',
    paths: [
      '/ai/voice-email',
      '/voice-email',
      '/voice-email-backup',
      '/voice-email-v3',
      '/voice-email-v4',
      '/voice-email-v5',
    ],
    variants: {
      '/voice-email-backup': 'backup',
      '/voice-email-v3': 'v3',
      '/voice-email-v4': 'v4',
      '/voice-email-v5': 'v5',
    },
    menu: { place: 2, icon: 'mail', line: 'Say it, read it, send it.' },
  },
  'voice-email-shared': {
    title: 'Shared voice email',
    about: 'A spoken email that someone shared by link.',
    category: 'Voice & Audio',
    listed: false,
    paths: ['/voice-email/shared/:shareableId'],
  },
} as const satisfies Screens
