import { expect, test } from 'vitest'
import { toShares } from './softmax.ts'

test('shares sum to 1, follow the scores, and stay whole for large ones', () => {
  expect(toShares([0, 0])).toEqual([0.5, 0.5])
  const [low, high] = toShares([1, 1 + Math.log(3)])
  expect([low, high].map((share) => share!.toFixed(6))).toEqual(['0.250000', '0.750000'])
  expect(toShares([5_000, 5_000, -5_000])).toEqual([0.5, 0.5, 0])
  expect(toShares([])).toEqual([])
})
