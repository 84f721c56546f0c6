import { expect, test } from 'vitest'
import { cluster, disputesOf, settledTies } from './cluster.ts'
import type { Edge } from './cluster.ts'

const edge = (a: number, b: number, relation: 'agree' | 'contradict' | 'unrelated'): Edge => ({
  a,
  b,
  verdict: { relation, tier: 'slots', differs: null },
})

test('joins what agrees and never a contradiction', () => {
  const groups = cluster(
    3,
    [edge(0, 1, 'agree'), edge(1, 2, 'agree'), edge(0, 2, 'contradict')],
    ['x', 'y', 'z'],
    ['a', 'b', 'c'],
  )
  expect(groups).toHaveLength(2)
  expect(groups.some((group) => group.includes(0) && group.includes(2))).toBe(false)
})

test('rivals tied by contradictions are one dispute', () => {
  expect(
    disputesOf(4, [
      [0, 1],
      [1, 2],
    ]),
  ).toEqual([[0, 1, 2]])
  expect(disputesOf(4, [])).toEqual([])
})

test('claims of one seat, which nobody compared, do not keep their clusters apart; a pair found unrelated does', () => {
  const tied = [edge(0, 1, 'agree'), edge(2, 3, 'agree'), edge(1, 2, 'agree'), edge(0, 3, 'agree')]
  const names: [string[], string[]] = [
    ['w', 'x', 'y', 'z'],
    ['a', 'b', 'a', 'b'],
  ]
  expect(cluster(4, tied, ...names)).toHaveLength(1)
  const loose = [edge(0, 1, 'agree'), edge(2, 3, 'agree'), edge(1, 2, 'agree'), edge(0, 3, 'unrelated')]
  expect(cluster(4, loose, ...names)).toHaveLength(2)
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
