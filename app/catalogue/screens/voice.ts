import type { Screens } from '../screen.ts'

export const voice = {
  'voice-tools': {
    title: 'Voice Tools',
    about: 'Turn text into speech, and speech into text.',
    category: 'Voice & Audio',
    paths: ['/ai/voice'],
  },
  'audio-player': {
    title: 'Audio player',
    about: 'Listen to your own and shared recordings while the transcript follows along.',
    category: 'Voice & Audio',
    paths: ['/audio-player'],
  },
} as const satisfies Screens
