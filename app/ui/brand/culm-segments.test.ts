import { expect, test } from 'vitest'
import { countFilled } from './culm-segments.ts'

test('a culm with one segment per step fills as many as are done', () => {
  expect(countFilled(5, 8, 8)).toBe(5)
  expect(countFilled(8, 8, 8)).toBe(8)
})

test('something begun shows a segment and something unfinished never looks complete', () => {
  expect(countFilled(1, 1000, 10)).toBe(1)
  expect(countFilled(999, 1000, 10)).toBe(9)
  expect(countFilled(0, 1000, 10)).toBe(0)
})

test('a quota of nothing stays empty', () => {
  expect(countFilled(3, 0, 10)).toBe(0)
})
