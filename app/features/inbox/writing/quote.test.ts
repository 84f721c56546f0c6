import { expect, test } from 'vitest'
import { beginText, quoteForward, quoteReply, splitOwn } from './quote.ts'

const about = {
  ...{ fromName: 'Nadia', fromAddress: 'nadia@x.test', at: new Date('2026-05-01T08:00:00Z'), subject: 'Roof' },
  details: { to: [] } as never,
}

test.each([
  ['a signature', beginText('Mira\nBamboo street 4', '')],
  ['the letter it answers', beginText('', quoteReply(about, 'Could we meet?\nBest'))],
  ['both', beginText('Mira', quoteReply(about, 'Could we meet?'))],
  ['a letter that is passed on', beginText('', quoteForward(about, 'On Monday it rains.'))],
  ['nothing', ''],
])('what somebody writes themselves is told from %s below it', (_what, below) => {
  const written = 'Yes, Friday suits me.\n\nOn Monday I am away.'
  const { own, rest } = splitOwn(written + below)
  expect([own, own + rest]).toEqual([written, written + below])
})
