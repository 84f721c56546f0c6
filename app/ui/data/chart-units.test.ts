import { expect, test } from 'vitest'
import { cutToWidth, thinOut, toSegments, toSegmentUnit, widthOf } from './chart-units.ts'

test.each([
  [0, 1],
  [5, 0.5],
  [12, 1],
  [13, 2],
  [58, 5],
  [61, 10],
  [1_906, 200],
])('the largest bar of %d is built of segments of %d', (largest, unit) => {
  expect(toSegmentUnit(largest)).toBe(unit)
  expect(toSegments(largest, unit).length).toBeLessThanOrEqual(12)
})

test('segments add up to the value, the last one taking the rest', () => {
  expect(toSegments(12, 5)).toEqual([5, 5, 2])
  expect(toSegments(10, 5)).toEqual([5, 5])
  expect(toSegments(0, 5)).toEqual([])
  expect(toSegments(0.3, 0.1)).toHaveLength(3)
})

test('of many labels some stay, the first and the last among them', () => {
  const days = Array.from({ length: 14 }, (_, n) => n + 1)
  expect(thinOut(days, 3)).toEqual([1, 8, 14])
  expect(thinOut(days, 20)).toEqual(days)
  for (let most = 2; most < 14; most++) expect(thinOut(days, most).length).toBeLessThanOrEqual(most)
})

test('the last label stands at a distance from the one before', () => {
  const hours = Array.from({ length: 24 }, (_, n) => n)
  const kept = thinOut(hours, 13)
  expect(kept.at(-1)! - kept.at(-2)!).toBeGreaterThan(1)
})

test('room is measured by the longest label', () => {
  expect(widthOf(['0 ms', '1,200 ms'], 7)).toBe(56)
  expect(widthOf([], 7)).toBe(0)
})

test('a label too long is cut', () => {
  expect(cutToWidth('Visual & Creative', 60, 7)).toBe('Visual…')
  expect(cutToWidth('Inbox', 60, 7)).toBe('Inbox')
})
