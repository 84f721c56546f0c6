import { expect, test } from 'vitest'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { isWorthless, toSeatValue } from './seat-value.ts'

const claim = (support: string[], evidence = 'E0') => ({ support, evidence }) as unknown as Ledger['claims'][number]
const dispute = (...positions: string[][]) =>
  ({ positions: positions.map((seats) => ({ seats })) }) as unknown as Ledger['disputes'][number]

test('a seat is worth what would be gone, weaker or undisputed without it', () => {
  const ledger = {
    claims: [claim(['a']), claim(['a', 'b'], 'E2'), claim(['a', 'b', 'c']), claim(['b', 'c'])],
    disputes: [dispute(['a'], ['b', 'c']), dispute(['a', 'b'], ['c'])],
  }
  expect(toSeatValue(ledger, 'a')).toEqual({ own: 1, carried: 1, contested: 1, sourced: 1 })
  expect(toSeatValue(ledger, 'c')).toEqual({ own: 0, carried: 1, contested: 1, sourced: 0 })
  expect(isWorthless(toSeatValue({ claims: [claim(['a', 'b', 'c'])], disputes: [] }, 'c'))).toBe(true)
})
