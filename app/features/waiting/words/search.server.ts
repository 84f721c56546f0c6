import type { WaitingWordsOf } from '../waiting-words.ts'

export const search = {
  'web-search': {
    lead: 'Searches the web through the engine this server has, or else the pages its operator chose to crawl. A cited summary stands on top.',
    points: [
      'Check each statement of the summary against the page it cites.',
      'See which engine searched: SearXNG, Brave, Tavily, Google or the embedded index.',
      'Use it without an account and without JavaScript.',
    ],
    meanwhile: { say: 'Search what this server knows by itself.', screen: 'search' },
    pose: 'thinking',
  },
  'world': {
    lead: 'Countries and places on a map, each with its facts. Compare them, or ask about one in your own words.',
    points: [
      'Set countries side by side and compare their figures.',
      'Pick a place and ask a question about that place alone.',
      'Find members in a country, as far as they chose to show it.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
} satisfies WaitingWordsOf
