import type { WaitingWordsOf } from '../waiting-words.ts'

export const models = {
  'models': {
    lead: 'All engines of this server in one table: embedded or remote, what each can do, what it costs and how it is doing.',
    points: [
      'Filter by ability, such as text, image, speech, translation or web search.',
      'Compare price, context size and typical response time side by side.',
      'Try an engine on the spot, and see its last error if it had one.',
    ],
    meanwhile: { say: 'Watch engines answer next to each other.', screen: 'consensus' },
    pose: 'thinking',
  },
  'ai-dashboard': {
    lead: 'Your own use of the tools in plain figures: what you ran, how long it took and what it cost.',
    points: [
      'See how many runs you have left today and when the count starts afresh.',
      'Go through your recent runs with engine, time and outcome.',
      'Spot in a chart which tools and engines you lean on most.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
} satisfies WaitingWordsOf
