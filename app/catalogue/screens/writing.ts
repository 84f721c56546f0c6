import type { Screens } from '../screen.ts'

export const writing = {
  'email-writer': {
    title: 'Email writer',
    category: 'Inbox',
    paths: ['/ai/email'],
  },
  'email-polish': {
    title: 'Email polish',
    category: 'Inbox',
    paths: ['/ai/email-polish'],
  },
  'content-tools': {
    title: 'Content tools',
    category: 'Visual & Creative',
    paths: ['/ai/content-tools', '/ai-tools/content'],
  },
  'text-editor': {
    title: 'Text editor',
    category: 'Visual & Creative',
    paths: ['/ai/text-editor', '/ai-tools/editor'],
  },
} as const satisfies Screens
