import type { Screens } from '../screen.ts'

export const voiceEmail = {
  'voice-email': {
    title: 'Voice email',
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
  },
  'voice-email-shared': {
    title: 'Shared voice email',
    category: 'Voice & Audio',
    listed: false,
    paths: ['/voice-email/shared/:shareableId'],
  },
} as const satisfies Screens
