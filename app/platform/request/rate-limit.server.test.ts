import { expect, test } from 'vitest'
import { createRateLimit, tooManyAtOnce } from './rate-limit.server.ts'

test('the last use is followed by the seconds to wait, and a refund is a use more', async () => {
  const spend = createRateLimit('rate-limit-test', { points: 2, windowS: 60 })
  expect([await spend('a'), await spend('a')]).toEqual([0, 0])
  expect(await spend('a')).toBeGreaterThan(50)
  expect(await spend('b')).toBe(0)
  await spend.refund('b')
  expect([await spend('b'), await spend('b')]).toEqual([0, 0])
})

test.each([
  [1, 'a second'],
  [40, '40 seconds'],
  [91, '2 minutes'],
  [600, '10 minutes'],
])('a wait of %i s is said as %s', (waitS, words) => {
  expect(tooManyAtOnce('letters', waitS)).toBe(`That was a lot of letters at once. Please try again in ${words}.`)
})
