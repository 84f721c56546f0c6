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
    also: 'dictate voice mail speech',
    category: 'Voice & Audio',
    paths: ['/voice2email', '/voice2email-v2', '/voice2email-framework'],
    variants: { '/voice2email-v2': 'v2', '/voice2email-framework': 'framework' },
    menu: { place: 7, icon: 'mic', line: 'Say it out loud, send a clear email.' },
  },
  'speaktoemail-landing': {
    title: 'Speak-to-email',
    about: 'Dictated letters and notes for people whose work is listening, such as therapists and lawyers.',
    also: 'dictate therapist lawyer notes',
    category: 'Voice & Audio',
    paths: ['/speaktoemail', '/speaktoemailv2'],
    variants: { '/speaktoemailv2': 'v2' },
    menu: { place: 8, icon: 'shield', line: 'Dictated notes with names taken out.' },
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
    also: 'mail email inbox triage',
    category: 'Inbox',
    paths: ['/frenly-inbox-landing'],
  },
  'inbox-demo': {
    title: 'Inbox demo',
    about: 'Try the inbox with sample mail. Nothing is stored.',
    category: 'Inbox',
    paths: ['/inbox-demo'],
  },
} as const satisfies Screens
