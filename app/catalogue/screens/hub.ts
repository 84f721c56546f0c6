import type { Screens } from '../screen.ts'

export const hub = {
  'communication-hub': {
    title: 'Communication hub',
    about: 'Mail, notices, mentions and voice mails together in one list.',
    category: 'Inbox',
    access: 'member',
    chrome: 'bare',
    listed: false,
    paths: ['/hub'],
  },
  'discover': {
    title: 'Discover',
    about: 'Find out what you can do here and which tool fits your task.',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 1,
    paths: ['/discover', '/ai'],
  },
  'journey': {
    title: 'Journey',
    about: 'A guided way through the tools, one step at a time.',
    category: 'Learn',
    section: 'discover',
    tab: 7,
    paths: ['/journey'],
  },
  'universal-hub': {
    title: 'Universal hub',
    about: 'One box that recognises what you want to do and opens the right tool with your text in it.',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 2,
    paths: ['/ai/universal', '/universal-hub'],
    menu: { place: 8, icon: 'compass', line: 'One box that knows what you want.' },
  },
  'summon': {
    title: 'Summon allies',
    about: 'Call several AI personas into one conversation and let them work on your question together.',
    also: 'personas agents allies team',
    category: 'Multi-Model AI',
    section: 'discover',
    tab: 5,
    paths: ['/ai/summon', '/summon', '/discover/ai/summon'],
    wishes: [{ intent: 'summon', label: 'Call allies', words: { as: 'q', of: 'all' } }],
    menu: { place: 9, icon: 'users', line: 'Allies that work on one question in turn.' },
  },
} as const satisfies Screens
