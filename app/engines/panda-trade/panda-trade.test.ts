import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endAfterBid, LAST_MINUTES, leastBid, reaches, stepOver } from './auction.ts'
import { readPrice } from './price.ts'

test('a step is five percent in whole dollars, and one dollar at least', () => {
  expect([100, 500, 2_000, 2_001, 10_000, 123_456].map(stepOver)).toEqual([100, 100, 100, 200, 500, 6_200])
  expect([leastBid(700, null), leastBid(700, 700), leastBid(700, 10_000)]).toEqual([700, 800, 10_500])
})

test('each bid that counts is above all before it, and has an end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (start, bids) => {
      let top: number | null = null
      for (let n = 0; n < bids; n += 1) {
        const next: number = leastBid(start, top)
        expect(Number.isSafeInteger(next) && next > (top ?? 0) && next >= (top ?? 0) * 1.05).toBe(true)
        top = next
      }
    }),
  )
})

test('a bid in the last minutes moves the end, an earlier one does not, and no bid brings it nearer', () => {
  const end = new Date('2027-03-01T20:00:00Z')
  const before = (minutes: number) => new Date(end.getTime() - minutes * 60_000)
  expect(endAfterBid(end, before(LAST_MINUTES + 1))).toEqual(end)
  expect(endAfterBid(end, before(LAST_MINUTES))).toEqual(end)
  expect(endAfterBid(end, before(4))).toEqual(new Date('2027-03-01T20:06:00Z'))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (minutes) => {
      const later = endAfterBid(end, before(minutes))
      expect(later >= end && later.getTime() - before(minutes).getTime() >= LAST_MINUTES * 60_000).toBe(true)
    }),
  )
})

test('the reserve is what the highest bid must reach', () => {
  expect([reaches(null, null), reaches(500, null), reaches(499, 500), reaches(500, 500)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test.each([
  ['9', 900],
  ['9.5', 950],
  ['9.50', 950],
  ['9,50', 950],
  [' $9.50 ', 950],
  ['US$ 9', 900],
  ['9 USD', 900],
  ['0', 0],
  ['0.01', 1],
  ['100000', 10_000_000],
])('%s is an amount', (typed, minor) => {
  expect(readPrice(typed)).toEqual({ minor })
})

test.each([
  ['', 'none'],
  ['  ', 'none'],
  ['€9', 'currency'],
  ['9 EUR', 'currency'],
  ['1,000', 'thousands'],
  ['1.000,50', 'thousands'],
  ["1'000'000", 'thousands'],
  ['nine', 'form'],
  ['-5', 'form'],
  ['9.555', 'thousands'],
  ['1e18', 'form'],
  ['1000000000000000000', 'form'],
  ['9\u200b', 'form'],
  ['٩', 'form'],
])('%s is no amount: %s', (typed, fault) => {
  expect(readPrice(typed)).toEqual({ fault })
})

test('whatever is typed gives a whole number of cents, or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const read = readPrice(typed)
      if ('minor' in read) expect(Number.isSafeInteger(read.minor) && read.minor >= 0).toBe(true)
    }),
  )
})
