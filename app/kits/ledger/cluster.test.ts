import { expect, test } from 'vitest'
import { cluster, disputesOf } from './cluster.ts'
import type { Edge } from './cluster.ts'

const edge = (a: number, b: number, relation: 'agree' | 'contradict'): Edge => ({
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
