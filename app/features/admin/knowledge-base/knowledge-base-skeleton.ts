import type { HelpText } from '#app/kits/search/site-search/help-edits.store.server.ts'

const TITLE_MAX_CHARS = 120

/** An article begun from a question nobody could answer: its words as the title, and what such an article holds. */
export function toDraftOf(question: string): HelpText {
  const asked = question.trim().replace(/[?.!\s]+$/, '')
  const title = `${asked.slice(0, 1).toUpperCase()}${asked.slice(1, TITLE_MAX_CHARS - 1)}?`
  const body = [
    'Answer the question here in two sentences.',
    '## How does it work?',
    '1. The first step.\n2. The next step.',
    '## What if it does not work?',
    'What people run into, and the way out. Write to [support](/support?part=contact) if nothing helps.',
  ]
  return { title, summary: '', tags: [], group: 'Help', body: body.join('\n\n') }
}
