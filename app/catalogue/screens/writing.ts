import type { Screens } from '../screen.ts'

export const writing = {
  'email-writer': {
    title: 'Email writer',
    about: 'Turn a few bullet points into a complete email with a fitting subject line.',
    also: 'compose letter mail draft',
    category: 'Inbox',
    paths: ['/ai/email'],
    wishes: [{ intent: 'email', label: 'Go to the email writer', words: { as: 'text', of: 'all' } }],
  },
  'email-polish': {
    title: 'Email polish',
    about: 'Correct and re-tone an email draft, with every change shown.',
    also: 'proofread grammar correct tone letter',
    category: 'Inbox',
    paths: ['/ai/email-polish'],
    wishes: [{ intent: 'polish', label: 'Go to Email polish', words: { as: 'text', of: 'subject' } }],
  },
  'content-tools': {
    title: 'Content tools',
    about: 'Summarise, rewrite, outline, translate and measure a text in one place.',
    also: 'summarize summary rewrite translate outline',
    category: 'Visual & Creative',
    paths: ['/ai/content-tools', '/ai-tools/content'],
    menu: { place: 5, icon: 'pen-line', line: 'Summaries, headlines, outlines.' },
    wishes: [
      { intent: 'translate', label: 'Go to Content tools', words: { as: 'text', of: 'subject' } },
      { intent: 'summarise', label: 'Go to Content tools', words: { as: 'text', of: 'subject' } },
    ],
  },
  'text-editor': {
    title: 'Text editor',
    about: 'Write documents with autosave, versions, writing checks and help on any selection.',
    category: 'Visual & Creative',
    paths: ['/ai/text-editor', '/ai-tools/editor'],
    menu: { place: 6, icon: 'file-text', line: 'Write with help at your side.' },
  },
  'prompts': {
    title: 'Prompts',
    about: 'Keep questions with places to fill in, their versions, and the cases they are tried with.',
    also: 'prompt library template variables',
    category: 'Visual & Creative',
    paths: ['/ai/prompts'],
  },
} as const satisfies Screens
