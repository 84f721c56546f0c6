import { expect, test } from 'vitest'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { toLabelWords, toOutcome, toSupportWords, toUnder } from './outcome-words.ts'
import { formatCost, formatTime } from './run-figures.ts'

test('the outcome is named by counts, and one answer is a single opinion', () => {
  const claims = [{} as Ledger['claims'][number]]
  const agreed = { claims, disputes: [], asked: null }
  expect(toOutcome({ heading: 'agree', ...agreed }, 3).title).toBe('Three answers agree')
  expect(toOutcome({ heading: 'split', ...agreed, disputes: [{} as Ledger['disputes'][number]] }, 2).title).toBe(
    'Two answers part ways',
  )
  expect(toOutcome({ heading: 'agree', ...agreed }, 1).title).toBe('A single opinion')
  const apart = { heading: 'split' as const, ...agreed }
  expect(toOutcome({ ...agreed, heading: 'mostly agree' }, 3).about).not.toContain('below')
  expect(toOutcome(apart, 2).title).toBe('Two answers, different points')
  expect(toOutcome({ ...agreed, heading: 'different points' }, 2)).toEqual({
    title: 'Two answers, different points',
    about: 'No two were found to say the same thing, and none to contradict another. Silence is not agreement.',
  })
  expect(toOutcome({ ...apart, claims: [] }, 2).title).toBe('Not compared')
})

test.each([
  [{ support: 5, oppose: 0, qualify: 0, voices: 5 }, 'All five'],
  [{ support: 2, oppose: 0, qualify: 0, voices: 2 }, 'Both'],
  [{ support: 3, oppose: 0, qualify: 1, voices: 5 }, 'Three, one in part'],
  [{ support: 2, oppose: 1, qualify: 0, voices: 3 }, 'Two against one'],
  [{ support: 1, oppose: 0, qualify: 0, voices: 3 }, 'One answer'],
])('%o reads "%s"', (counts, words) => {
  expect(toSupportWords(counts)).toBe(words)
})

test('a label of the ledger is said in plain words, and a new one as it is', () => {
  expect(['single voice', 'disputed'].map(toLabelWords)).toEqual(['said by one', 'disputed'])
})

test("a quote that stands under a Don't is told to", () => {
  expect([toUnder({ under: "Don't" }), toUnder({})]).toEqual(["under “Don't”: ", ''])
})

test('an unknown price is never counted as nothing', () => {
  expect(formatCost([{ costMicros: 0, kind: 'engine' }])).toBe('$0')
  expect(
    formatCost([
      { costMicros: 31_000, kind: 'engine' },
      { costMicros: null, kind: 'engine' },
    ]),
  ).toBe('unknown')
  expect(
    formatCost([
      { costMicros: 31_000, kind: 'engine' },
      { costMicros: null, kind: 'pasted' },
    ]),
  ).toBe('$0.03')
  expect([0, 20, 5_240].map(formatTime)).toEqual(['under 1 ms', '20 ms', '5.2 s'])
})
