import type { Screens } from '../screen.ts'

export const chat = {
  'chat': {
    title: 'Chat',
    category: 'Multi-Model AI',
    paths: ['/ai/chat'],
  },
  'chat-history': {
    title: 'Chat history',
    category: 'Multi-Model AI',
    access: 'member',
    paths: ['/chat/history'],
  },
  'chat-shared': {
    title: 'Shared chat',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/chat/share/:shareId'],
  },
} as const satisfies Screens
