import type { Screens } from '../screen.ts'

export const transcriber = {
  'transcriber': {
    title: 'Video transcriber',
    about: 'Get a time-stamped transcript, chapters and a summary of a YouTube video or your own file.',
    also: 'subtitles captions speech to text youtube',
    category: 'Voice & Audio',
    paths: [
      '/youtube/transcriber',
      '/youtube/transcriber-v1',
      '/youtube/transcriber-v2',
      '/youtube/transcriber-v3',
      '/youtube/transcriber-v4',
      '/youtube/transcriber-backup',
      '/transcriber-dev',
    ],
    variants: {
      '/youtube/transcriber-v1': 'v1',
      '/youtube/transcriber-v2': 'v2',
      '/youtube/transcriber-v3': 'v3',
      '/youtube/transcriber-v4': 'v4',
      '/youtube/transcriber-backup': 'backup',
      '/transcriber-dev': 'dev',
    },
    menu: { place: 3, icon: 'captions', line: 'Videos and audio as text with times.' },
    wishes: [{ intent: 'transcribe', label: 'Go to the transcriber' }],
  },
  'transcript-shared': {
    title: 'Shared transcript',
    about: 'The transcript of a recording that someone shared by link.',
    category: 'Voice & Audio',
    listed: false,
    paths: ['/youtube/transcriber-v3/shared/:shareableId', '/youtube/shared/:shareableId'],
  },
} as const satisfies Screens
