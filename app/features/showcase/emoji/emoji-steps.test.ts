import { expect, test } from 'vitest'
import { stepInGrid } from './emoji-steps.ts'

/** Three columns: 0 1 2 | 3 4 5 | 6 */
const tops = [8, 8, 8, 52, 52, 52, 96]

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 5, 3],
  ['End', 3, 5],
  ['End', 6, 6],
])('%s from %i leads to %i', (key, at, to) => expect(stepInGrid(key, at, tops)).toBe(to))

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 2],
  ['ArrowDown', 5],
  ['ArrowRight', 6],
  ['a', 3],
])('%s from %i stays', (key, at) => expect(stepInGrid(key, at, tops)).toBeNull())
