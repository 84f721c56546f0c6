import { expect, test } from 'vitest'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { toLedgerChanges } from './ledger-changes.ts'

const claim = (text: string, support: string[], label = 'single voice') => ({
  text,
  label,
  support,
  oppose: [],
  qualify: [],
})
const ledger = (...claims: object[]) => ({ claims }) as unknown as Ledger

test('claims are followed from one ledger to another, also in other words', async () => {
  const before = ledger(
    claim('It opened in 1937.', ['a']),
    claim('It is red.', ['a', 'b']),
    claim('It is long.', ['b']),
  )
  const after = ledger(
    claim('it opened in  1937.', ['a', 'b']),
    claim('Its colour is red.', ['a', 'b']),
    claim('New.', ['c']),
  )
  const isSame = (a: string, b: string) => Promise.resolve(/red/.test(a) && /red/.test(b))
  const { both, gone, come } = await toLedgerChanges(before, after, isSame)
  expect(both.map(({ after: { text }, isChanged }) => [text, isChanged])).toEqual([
    ['it opened in  1937.', true],
    ['Its colour is red.', false],
  ])
  expect([gone.map(({ text }) => text), come.map(({ text }) => text)]).toEqual([['It is long.'], ['New.']])
})
