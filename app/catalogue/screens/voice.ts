import type { Screens } from '../screen.ts'

export const voice = {
  'voice-tools': {
    title: 'Voice Tools',
    category: 'Voice & Audio',
    paths: ['/ai/voice'],
  },
  'audio-player': {
    title: 'Audio player',
    category: 'Voice & Audio',
    paths: ['/audio-player'],
  },
} as const satisfies Screens
