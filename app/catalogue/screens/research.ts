import type { Screens } from '../screen.ts'

export const research = {
  'v2-query': {
    title: 'Research answer',
    about: 'One question answered as research, in sections with sources.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/v2/:query'],
  },
  'v2-research-assistant': {
    title: 'Research assistant',
    about: 'Plan a question, gather sources and notes, and end with a cited report.',
    also: 'sources report deep research citations literature',
    category: 'Multi-Model AI',
    paths: ['/v2/research-assistant'],
  },
  'research-shared': {
    title: 'Shared report',
    about: 'A report with its sources that somebody showed by a link.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/v2/research-assistant/shared/:id'],
  },
} as const satisfies Screens
