import type { Screens } from '../screen.ts'

export const landing = {
  'home': {
    title: 'Home',
    about: 'Ask several AI models at once, make things, and learn alongside a friendly community.',
    category: 'About',
    paths: ['/', '/new', '/newhome'],
  },
  'voice2email-landing': {
    title: 'Voice2email',
    about: 'Say it out loud and get back an email that is ready to send.',
    category: 'Voice & Audio',
    paths: ['/voice2email', '/voice2email-v2', '/voice2email-framework'],
    variants: { '/voice2email-v2': 'v2', '/voice2email-framework': 'framework' },
  },
  'speaktoemail-landing': {
    title: 'Speak-to-email',
    about: 'Dictated letters and notes for people whose work is listening, such as therapists and lawyers.',
    category: 'Voice & Audio',
    paths: ['/speaktoemail', '/speaktoemailv2'],
    variants: { '/speaktoemailv2': 'v2' },
  },
  'email-landing': {
    title: 'Frenly Mail',
    about: 'What Frenly Mail does with your mail, and where to start.',
    category: 'Inbox',
    paths: ['/frenly-email-landing'],
  },
  'inbox-landing': {
    title: 'Frenly Inbox',
    about: 'What the inbox does with messages, mail and notices, and where to start.',
    category: 'Inbox',
    paths: ['/frenly-inbox-landing'],
  },
} as const satisfies Screens
