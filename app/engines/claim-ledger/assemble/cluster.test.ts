import { expect, test } from 'vitest'
import { disputesOf, settledTies } from './cluster.ts'

test('rivals tied by contradictions are one dispute', () => {
  expect(
    disputesOf(4, [
      [0, 1],
      [1, 2],
    ]),
  ).toEqual([[0, 1, 2]])
  expect(disputesOf(4, [])).toEqual([])
})

test('the likeliest contradiction keeps its dispute, and what a seat says besides begins another', () => {
  const ties = [
    { a: 0, b: 1, share: 0.9 },
    { a: 1, b: 2, share: 0.3 },
    { a: 2, b: 3, share: 0.5 },
    { a: 0, b: 4, share: 0.4 },
  ]
  const kept = settledTies(ties, [['x'], ['y'], ['x'], ['y'], ['z']])
  expect(kept.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [2, 3],
    [0, 4],
  ])
})
