import type { IntentId } from '#app/kits/asking/intent/intent.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'

/** How a wish is named to people: what it is, what happens, and an example to try. */
export const intentWords: Readonly<
  Record<IntentId, { label: string; about: string; icon: IconName; example: string }>
> = {
  ask: {
    label: 'Ask a question',
    about: 'Several answer, and you see where they agree.',
    icon: 'sparkles',
    example: 'Why is the sea salty?',
  },
  chat: {
    label: 'Chat',
    about: 'A conversation with one engine or an ally.',
    icon: 'message-circle',
    example: 'Chat with me about stoic philosophy',
  },
  compare: {
    label: 'Compare two things',
    about: 'Several weigh them, and you see where they agree.',
    icon: 'scale',
    example: 'Tea or coffee, which is healthier?',
  },
  place: {
    label: 'Look at a place',
    about: 'The map of the world with the facts of a country.',
    icon: 'globe',
    example: 'Compare Japan and Italy',
  },
  calculate: {
    label: 'Calculate or convert',
    about: 'Exact sums, percentages and units.',
    icon: 'grid',
    example: '15% of 240',
  },
  translate: {
    label: 'Translate',
    about: 'A text from one language into another.',
    icon: 'globe',
    example: 'Translate into Spanish: where is the station?',
  },
  detect: {
    label: 'Tell the language',
    about: 'Which language a text is written in.',
    icon: 'tags',
    example: 'What language is this: goeiemorgen allemaal',
  },
  summarise: {
    label: 'Summarise',
    about: 'The main sentences of a long text.',
    icon: 'list',
    example: 'Summarise a text',
  },
  polish: {
    label: 'Polish a text',
    about: 'Grammar, spelling and tone, with every change named.',
    icon: 'pen-line',
    example: 'Correct my grammar: he go to school yesterday',
  },
  email: {
    label: 'Write an email or letter',
    about: 'A draft from what you want to say.',
    icon: 'mail',
    example: 'Write an email to my landlord about the heating',
  },
  draw: {
    label: 'Draw a picture',
    about: 'A picture from your words.',
    icon: 'image',
    example: 'Draw a panda on a green hill',
  },
  video: {
    label: 'Make a video',
    about: 'A film from scenes, pictures and captions.',
    icon: 'clapperboard',
    example: 'Make a short video about saving water',
  },
  speak: {
    label: 'Read aloud',
    about: 'Your text as speech.',
    icon: 'volume',
    example: 'Read this aloud: welcome to the museum',
  },
  transcribe: {
    label: 'Write down speech',
    about: 'The words of a recording.',
    icon: 'mic',
    example: 'Transcribe my voice memo',
  },
  see: {
    label: 'Look at a picture',
    about: 'What is in a picture, and the writing on it.',
    icon: 'scan-eye',
    example: 'What is in this photo?',
  },
  document: {
    label: 'Read a document',
    about: 'Questions to a PDF, a Word file or a table.',
    icon: 'file-search',
    example: 'Check my contract.pdf for fees',
  },
  code: {
    label: 'Write or mend code',
    about: 'Functions, scripts, queries and their faults.',
    icon: 'code',
    example: 'Write a Python function that sorts a list',
  },
  search: {
    label: 'Search here',
    about: 'Screens, help, people and your own things on this server.',
    icon: 'search',
    example: 'Find help articles about backups',
  },
  web: {
    label: 'Search the web',
    about: 'Pages from the web, or from those the operator chose.',
    icon: 'external',
    example: 'Search the web for bread recipes',
  },
  settings: {
    label: 'Change a setting',
    about: 'Profile, security, appearance, engines and your data.',
    icon: 'settings',
    example: 'Switch to dark mode',
  },
  help: {
    label: 'Get help',
    about: 'How this place works, and how to reach people.',
    icon: 'help',
    example: 'How do runs count here?',
  },
  summon: {
    label: 'Summon allies',
    about: 'Several personas in one conversation.',
    icon: 'users',
    example: 'Let a poet and an engineer discuss my plan',
  },
  open: { label: 'Open a screen', about: 'Any screen by its name.', icon: 'compass', example: 'Open the models' },
}
