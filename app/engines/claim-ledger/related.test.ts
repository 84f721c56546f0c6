import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import { pairsAmong, relatedOf } from './related.ts'
import { readQuestion } from './segment/question-form.ts'

const tools = openLedgerTools()
const QUESTION = 'When did the bridge open?'
const asked = readQuestion(QUESTION)
const claimsFrom = (...texts: string[]) =>
  texts.flatMap((text, i) => claimsOf({ seat: `seat ${i}`, text }, asked, tools.lexicon, QUESTION))

test('claims of answers in prose come with where they stand, those of a table or a dictionary do not', () => {
  const prose = 'The bridge opened in May 1937. Its paint is called International Orange.'
  const other = 'It was opened in 1935. Eleven men died while it was built.'
  const hasContext = (texts: string[]): boolean[] =>
    pairsAmong(claimsFrom(...texts), asked).map(({ setting }) => setting?.context !== undefined)
  expect(new Set(hasContext([prose, other]))).toEqual(new Set([true]))
  expect(new Set(hasContext([prose, 'The bridge opened in 1935.']))).toEqual(new Set([false]))
})

test('a claim contradicts one claim of another answer at most', async () => {
  const claims = claimsFrom(
    'The bridge opened in May 1937. It is 2,737 metres long. The chief engineer was Joseph Strauss.',
    'The bridge opened in 1935. Work on it had begun in 1931. The chief engineer was Charles Ellis. It is 2,200 metres long.',
  )
  const clashes = (await relatedOf(claims, asked, QUESTION, tools)).filter(
    ({ verdict }) => verdict.relation === 'contradict',
  )
  expect(clashes.length).toBeGreaterThan(1)
  const sides = clashes.flatMap(({ a, b }) => [a, b])
  expect(new Set(sides).size).toBe(sides.length)
})
