import type { Screens } from '../screen.ts'

export const consensus = {
  'consensus': {
    title: 'Multi-AI search',
    about: 'Ask several AI models the same question and see, claim by claim, where they agree.',
    also: 'compare ask models consensus agree second opinion question gpt chatgpt claude gemini',
    category: 'Multi-Model AI',
    paths: ['/ai/consensus', '/ai/consensus-v4', '/ai/consensus-simple'],
    variants: { '/ai/consensus-v4': 'v4', '/ai/consensus-simple': 'simple' },
    menu: { place: 1, icon: 'scale', line: 'Several answers, and where they agree.' },
    wishes: [
      { intent: 'ask', label: 'Ask several at once', words: { as: 'question', of: 'all' } },
      { intent: 'compare', label: 'Ask several at once', words: { as: 'question', of: 'all' } },
      { intent: 'calculate', label: 'Ask several at once', words: { as: 'question', of: 'all' } },
    ],
  },
  'consensus-chat': {
    title: 'Consensus chat',
    about: 'A conversation in which several models answer every turn and their agreement is measured.',
    category: 'Multi-Model AI',
    paths: ['/ai/consensus/chat'],
  },
  'consensus-shared': {
    title: 'Shared consensus',
    about: 'A multi-AI answer that someone shared by link, with its claims and sources.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/ai/consensus/shared/:id'],
  },
} as const satisfies Screens
