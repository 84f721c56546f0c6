import type { Screens } from '../screen.ts'

export const writing = {
  'email-writer': {
    title: 'Email writer',
    about: 'Turn a few bullet points into a complete email with a fitting subject line.',
    category: 'Inbox',
    paths: ['/ai/email'],
  },
  'email-polish': {
    title: 'Email polish',
    about: 'Correct and re-tone an email draft, with every change shown.',
    category: 'Inbox',
    paths: ['/ai/email-polish'],
  },
  'content-tools': {
    title: 'Content tools',
    about: 'Summarise, rewrite, outline, translate and measure a text in one place.',
    category: 'Visual & Creative',
    paths: ['/ai/content-tools', '/ai-tools/content'],
  },
  'text-editor': {
    title: 'Text editor',
    about: 'Write documents with autosave, versions, writing checks and help on any selection.',
    category: 'Visual & Creative',
    paths: ['/ai/text-editor', '/ai-tools/editor'],
  },
} as const satisfies Screens
