import type { Screens } from '../screen.ts'

export const music = {
  'v2-music-studio': {
    title: 'Music studio',
    about: 'Make music from patterns, chords and instruments, and export it.',
    category: 'Voice & Audio',
    paths: ['/v2/music-studio'],
    also: 'song melody beat drums chords compose midi musicxml synth ringtone jingle sound bed loop sheet score',
    menu: { place: 5, icon: 'music', line: 'Patterns, chords and instruments.' },
  },
  'music-shared': {
    title: 'Shared song',
    about: 'A song somebody shows: to hear, to take away and to remix.',
    category: 'Voice & Audio',
    paths: ['/v2/music-studio/shared/:id'],
    listed: false,
  },
} as const satisfies Screens
