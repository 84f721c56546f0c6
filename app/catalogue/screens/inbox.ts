import type { Screens } from '../screen.ts'

export const inbox = {
  'inbox': {
    title: 'Inbox',
    category: 'Inbox',
    access: 'member',
    chrome: 'bare',
    paths: ['/inbox', '/frenly-inbox', '/dashboard/inbox'],
  },
  'inbox-demo': {
    title: 'Inbox demo',
    category: 'Inbox',
    paths: ['/inbox-demo'],
  },
  'smart-inbox': {
    title: 'Smart inbox',
    category: 'Inbox',
    access: 'member',
    paths: ['/smart-inbox'],
  },
  'gesture-settings': {
    title: 'Gesture settings',
    category: 'Inbox',
    access: 'member',
    paths: ['/gesture-settings'],
  },
} as const satisfies Screens
