import { expect, test } from 'vitest'
import { toMoneyWords, toPriceWords, toSumWords } from './money-words.ts'

test.each([
  [null, 'unknown'],
  [0, 'free'],
  [1, 'under $0.0001'],
  [150, '$0.0002'],
  [9_999, '$0.0100'],
  [10_000, '$0.01'],
  [1_234_567, '$1.23'],
])('%s micro-dollars read %s', (micros, words) => expect(toMoneyWords(micros)).toBe(words))

test('a sum of nothing is no gift', () => {
  expect([0, null, 31_000].map(toSumWords)).toEqual(['$0', 'unknown', '$0.03'])
})

test('a price says both ways', () => {
  expect(toPriceWords({ inputMicros: 150_000, outputMicros: 600_000 }, 'token')).toBe(
    '$0.15 in, $0.60 out per million tokens',
  )
  expect(toPriceWords({ inputMicros: 0, outputMicros: 0 }, 'token')).toBe('free')
  expect(toPriceWords(null, 'token')).toBe('unknown')
})
