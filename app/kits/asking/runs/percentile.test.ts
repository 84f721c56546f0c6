import { expect, test } from 'vitest'
import { percentileOf } from './percentile.ts'

test('the nearest rank is one of the values', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect(percentileOf(hundred, 0.5)).toBe(50)
  expect(percentileOf(hundred, 0.95)).toBe(95)
  expect(percentileOf([7], 0.95)).toBe(7)
  expect(percentileOf([], 0.5)).toBeNull()
})
