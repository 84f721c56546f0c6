import type { Screens } from '../screen.ts'

export const landing = {
  'home': {
    title: 'Home',
    category: 'About',
    paths: ['/', '/new', '/newhome'],
  },
  'voice2email-landing': {
    title: 'Voice2email',
    category: 'Voice & Audio',
    paths: ['/voice2email', '/voice2email-v2', '/voice2email-framework'],
    variants: { '/voice2email-v2': 'v2', '/voice2email-framework': 'framework' },
  },
  'speaktoemail-landing': {
    title: 'Speak-to-email',
    category: 'Voice & Audio',
    paths: ['/speaktoemail', '/speaktoemailv2'],
    variants: { '/speaktoemailv2': 'v2' },
  },
  'email-landing': {
    title: 'Frenly Mail',
    category: 'Inbox',
    paths: ['/frenly-email-landing'],
  },
  'inbox-landing': {
    title: 'Frenly Inbox',
    category: 'Inbox',
    paths: ['/frenly-inbox-landing'],
  },
} as const satisfies Screens
