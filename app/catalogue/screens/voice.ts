import type { Screens } from '../screen.ts'

export const voice = {
  'voice-tools': {
    title: 'Voice Tools',
    about: 'Turn text into speech, and speech into text.',
    also: 'speech read aloud text to speech tts dictation audio',
    category: 'Voice & Audio',
    paths: ['/ai/voice'],
    menu: { place: 1, icon: 'audio-lines', line: 'Text to speech, and speech to text.' },
    wishes: [{ intent: 'speak', label: 'Go to Voice Tools', words: { as: 'text', of: 'subject' } }],
  },
  'audio-player': {
    title: 'Audio player',
    about: 'Listen to your own and shared recordings while the transcript follows along.',
    category: 'Voice & Audio',
    paths: ['/audio-player'],
    menu: { place: 4, icon: 'headphones', line: 'Listen while the text follows.' },
  },
} as const satisfies Screens
