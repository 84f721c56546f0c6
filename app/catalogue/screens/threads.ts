import type { Screens } from '../screen.ts'

export const threads = {
  'collaborate': {
    title: 'AI collaboration',
    about: 'Bring people and AI models together to work on the same thing.',
    also: 'team group chat together slack discourse invite engines consensus',
    category: 'Multi-Model AI',
    paths: ['/ai/collaborate', '/collaborate'],
    menu: { place: 5, icon: 'users', line: 'People and engines on one task.' },
  },
  'threads': {
    title: 'Threads',
    about: 'Conversations of several members and several AI engines, with their claims and decisions beside them.',
    also: 'group chat team channel discussion poll decision mention reply',
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
    also: 'start a group chat invite people',
    access: 'member',
    paths: ['/threads/new'],
  },
  'thread-workspace': {
    title: 'Thread workspace',
    about: 'A thread with a shared document beside it, in which no change of anybody is lost.',
    also: 'shared document write together edit',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/threads/workspace'],
  },
} as const satisfies Screens
