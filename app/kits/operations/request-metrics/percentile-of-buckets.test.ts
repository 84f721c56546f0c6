import { expect, test } from 'vitest'
import { percentileOfBuckets } from './percentile-of-buckets.ts'

const bounds = [10, 100, 1_000]

test('a share lies between the bounds of its bucket, and beyond the last it is that bound', () => {
  expect(percentileOfBuckets([0, 10, 0, 0], bounds, 0.5)).toBe(55)
  expect(percentileOfBuckets([5, 5, 0, 0], bounds, 0.5)).toBe(10)
  expect(percentileOfBuckets([9, 0, 1, 0], bounds, 0.95)).toBe(550)
  expect(percentileOfBuckets([0, 0, 0, 3], bounds, 0.99)).toBe(1_000)
  expect(percentileOfBuckets([0, 0, 0, 0], bounds, 0.5)).toBeNull()
})
