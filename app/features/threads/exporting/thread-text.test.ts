import { expect, test } from 'vitest'
import { toDecisionsMarkdown, toThreadHtml, toThreadMarkdown, type ExportedThread } from './thread-text.ts'

const thread: ExportedThread = {
  title: 'Plans # <b>',
  members: ['Anna', 'Tomas'],
  leftOut: 3,
  messages: [
    {
      ...{ at: new Date('2026-03-04T10:20:00Z'), by: '*Anna*', kind: 'said', text: '**Go** at noon', edited: true },
      ...{
        replyTo: 'When?\n# now',
        files: ['map.pdf'],
        reactions: [{ mark: '👍', n: 2 }],
        poll: [{ text: 'noon', n: 2 }],
      },
    },
    {
      ...{ at: new Date('2026-03-04T10:21:00Z'), by: 'Tomas', kind: 'note', text: 'joined', edited: false },
      ...{ replyTo: null, files: [], reactions: [], poll: null },
    },
  ],
  decisions: [
    {
      decision: 'We go',
      reasons: 'It is warm',
      dissent: '',
      carriedBy: 'Anna',
      day: '2026-03-05',
      about: null,
      by: 'Tomas',
    },
  ],
}

test('a thread as Markdown keeps the words as they were written, and names as plain text', () => {
  const text = toThreadMarkdown(thread)
  expect(text).toContain('# Plans \\# \\<b\\>')
  expect(text).toContain('### \\*Anna\\*, 2026-03-04 10:20 UTC (edited)')
  expect(text).toContain('> When? \\# now')
  expect(text).toContain('**Go** at noon')
  expect(text).toContain('- noon: 2')
  expect(text).toContain('👍 2')
  expect(text).toContain('*2026-03-04 10:21: Tomas joined*')
  expect(text).toContain('3 older messages')
  expect(text).toContain('### 1. We go')
})

test('nothing decided is said, and a decision stands with reasons and who sees to it', () => {
  expect(toDecisionsMarkdown('T', [])).toContain('Nothing was decided yet')
  const text = toDecisionsMarkdown('T', thread.decisions)
  expect(text).toContain('- Seen to by: Anna')
  expect(text).toContain('It is warm')
  expect(text).not.toContain('Dissent')
})

test('as HTML no name or title is markup', () => {
  const page = toThreadHtml(thread, ['<p>Go</p>', ''])
  expect(page).toContain('Plans # &lt;b&gt;')
  expect(page).toContain('<p>Go</p>')
  expect(page).not.toContain('<b>Go')
})
