import { expect, test } from 'vitest'
import { toLimitHeaders, toSpan } from './call-headers.ts'

test.each([
  [0, '0ms'],
  [350.4, '350ms'],
  [1_000, '1s'],
  [11_200, '12s'],
  [60_000, '1m0s'],
  [61_500, '1m2s'],
])('%s ms are said as %s', (ms, said) => expect(toSpan(ms)).toBe(said))

test('more calls than there are leave none', () => {
  const headers = toLimitHeaders({ points: 120, windowS: 60 }, { waitS: 9, used: 123, leftMs: 8_400 })
  expect(headers).toEqual({
    'x-ratelimit-limit-requests': '120',
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': '9s',
  })
})
