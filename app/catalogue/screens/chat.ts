import type { Screens } from '../screen.ts'

export const chat = {
  'chat': {
    title: 'Chat',
    about: 'Talk with one AI engine or ally, with branches, attachments and a searchable history.',
    also: 'talk conversation message gpt chatgpt assistant',
    category: 'Multi-Model AI',
    paths: ['/ai/chat'],
    menu: { place: 2, icon: 'message-circle', line: 'Talk with one model or ally.' },
    wishes: [{ intent: 'chat', label: 'Go to the chat', words: { as: 'q', of: 'all' } }],
  },
  'chat-history': {
    title: 'Chat history',
    about: 'Your past conversations, to search, rename, continue or delete.',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/chat/history'],
  },
  'chat-shared': {
    title: 'Shared chat',
    about: 'A conversation that someone shared by link.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/chat/share/:shareId'],
  },
} as const satisfies Screens
