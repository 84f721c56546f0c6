import type { Screens } from '../screen.ts'

export const threads = {
  'collaborate': {
    title: 'AI Collaboration',
    about: 'Bring people and AI models together to work on the same thing.',
    category: 'Multi-Model AI',
    paths: ['/ai/collaborate', '/collaborate'],
    menu: { place: 5, icon: 'users', line: 'People and engines on one task.' },
  },
  'threads': {
    title: 'Threads',
    about: 'Conversations of several members and several AI engines.',
    category: 'Multi-Model AI',
    paths: ['/threads'],
    menu: { place: 6, icon: 'messages-square', line: 'Conversations you keep and share.' },
  },
  'threads-shared': {
    title: 'Shared threads',
    about: 'Threads whose members opened them for others to read.',
    category: 'Multi-Model AI',
    paths: ['/threads/shared'],
  },
  'thread-new': {
    title: 'New thread',
    about: 'Start a thread, invite members and choose which engines listen.',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/threads/new'],
  },
  'thread-workspace': {
    title: 'Thread workspace',
    about: 'A thread with a shared document beside it.',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/threads/workspace'],
  },
} as const satisfies Screens
