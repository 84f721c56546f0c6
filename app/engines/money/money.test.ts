import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf, shareOf, toMoneyText, toPriceText } from './amount.ts'
import { addMonths } from './months.ts'
import { balancesOf, postingsOf, type MoneyEvent } from './postings.ts'

test('amounts are written with the decimals of their currency', () => {
  expect([toMoneyText(900, 'USD'), toMoneyText(900, 'JPY'), toMoneyText(1_234, 'KWD')]).toEqual([
    '$9.00',
    '¥900',
    'KWD\u00a01.234',
  ])
  expect(toPriceText(900, 'USD')).toBe('$9')
  expect(toPriceText(950, 'USD')).toBe('$9.50')
  expect([placesOf('USD'), placesOf('JPY'), placesOf('KWD')]).toEqual([2, 0, 3])
})

const event: fc.Arbitrary<MoneyEvent> = fc
  .record({
    kind: fc.constantFrom('paid' as const, 'refunded' as const),
    till: fc.constantFrom('embedded', 'stripe'),
    total: fc.integer({ min: 0, max: 1_000_000_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    sellers: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  })
  .map(({ share, sellers, ...rest }) => {
    const tax = Math.floor(rest.total * share)
    const each = sellers.map((part) => Math.floor(((rest.total - tax) / sellers.length) * part))
    return { ...rest, tax, shares: each.map((minor, n) => ({ account: `owed:${n}`, minor })) }
  })

test('the postings of every event add up to zero, and a refund takes back what was paid', () => {
  fc.assert(
    fc.property(event, (one) => {
      const postings = postingsOf(one)
      expect(postings.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
      const paid = postingsOf({ ...one, kind: 'paid' })
      const back = postingsOf({ ...one, kind: 'refunded' })
      expect([...balancesOf([...paid, ...back]).values()].every((balance) => balance === 0)).toBe(true)
    }),
  )
})

test('amounts that cannot be are refused', () => {
  const paid = { kind: 'paid', till: 'embedded', currency: 'USD', shares: [] } as const
  for (const [total, tax] of [
    [-1, 0],
    [1.5, 0],
    [10, 11],
    [Number.NaN, 0],
    [2 ** 60, 0],
  ] as const)
    expect(() => postingsOf({ ...paid, total, tax })).toThrow(RangeError)
  for (const minor of [101, -1, 0.5])
    expect(() => postingsOf({ ...paid, total: 100, tax: 0, shares: [{ account: 'owed:1', minor }] })).toThrow(
      RangeError,
    )
  const moved = { ...paid, kind: 'moved', total: 0, tax: 0 } as const
  expect(() => postingsOf({ ...moved, shares: [{ account: 'owed:1', minor: 5 }] })).toThrow(RangeError)
  const lines = [
    { account: 'owed:1', minor: 5 },
    { account: 'till:by-hand', minor: -5 },
  ]
  expect(postingsOf({ ...moved, shares: lines })).toEqual(lines.map((line) => ({ ...line, currency: 'USD' })))
})

test('shares are rounded half up and never more than the whole', () => {
  expect([shareOf(900, 0.19), shareOf(5, 0.5), shareOf(0, 0.2)]).toEqual([171, 3, 0])
})

test('a month is counted from where it began', () => {
  const from = new Date('2027-01-31T10:00:00Z')
  expect([1, 2, 3, 13].map((months) => addMonths(from, months).toISOString().slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ])
})
