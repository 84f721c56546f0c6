import { expect, test } from 'vitest'
import { changeOf, isMet, readNumber } from './condition.ts'

test.each([
  ['above', 10, 10, null, false],
  ['above', 10, 10.01, null, true],
  ['below', 10, 10, null, false],
  ['below', 10, -3, null, true],
  ['changes', 10, 110, null, false],
  ['changes', 10, 110, 100, false],
  ['changes', 10, 111, 100, true],
  ['changes', 10, 89, 100, true],
  ['changes', 10, -111, -100, true],
  ['changes', 50, 1, 0, true],
  ['changes', 50, 0, 0, false],
] as const)('%s %d: %d after %s is met: %s', (condition, threshold, now, before, expected) => {
  expect(isMet(condition, threshold, now, before)).toBe(expected)
})

test('a change is told by how far the figure before was', () => {
  expect(changeOf(200, 150)).toBe(25)
  expect(changeOf(null, 150)).toBeNull()
})

test.each([
  ['12', 12],
  [' 1,200.5 ', 1200.5],
  ['-3', -3],
  ['+.5', 0.5],
  ['10 %', 10],
  ['1,20', null],
  ['ten', null],
  ['', null],
  ['.', null],
  ['1e400', null],
  ['9999999999999999999', null],
])('%s is read as %s', (words, expected) => {
  expect(readNumber(words)).toBe(expected)
})
