import { expect, test } from 'vitest'
import { layTree, sizeOf } from './ripple-tree.ts'

const pass = (id: string, from: string | null, at: number) => ({ id, from, at })

test('each stands below the one it came by, the oldest first', () => {
  const rings = layTree([pass('c', 'a', 3), pass('a', null, 1), pass('b', null, 2), pass('d', 'c', 4)])
  expect(rings.map(({ id, depth, parent, below }) => [id, depth, parent, below])).toEqual([
    ['a', 1, null, 2],
    ['c', 2, 'a', 1],
    ['d', 3, 'c', 0],
    ['b', 1, null, 0],
  ])
  expect(sizeOf(rings)).toEqual({ width: 1, depth: 3 })
})

test('whoever passed on stands in the middle of those who had it from them', () => {
  const rings = layTree([pass('a', null, 1), pass('b', 'a', 2), pass('c', 'a', 3), pass('d', 'a', 4)])
  expect(rings.find(({ id }) => id === 'a')?.x).toBe(1)
  expect(rings.filter(({ id }) => id !== 'a').map(({ x }) => x)).toEqual([0, 1, 2])
})

test('an origin that is gone, later or a circle leaves nobody out', () => {
  const rings = layTree([pass('a', 'gone', 1), pass('b', 'c', 2), pass('c', 'b', 3), pass('d', 'd', 4)])
  expect(rings.map(({ id, parent }) => [id, parent])).toEqual([
    ['a', null],
    ['b', null],
    ['c', 'b'],
    ['d', null],
  ])
})

test('nothing passed on is an empty tree, and a long chain is laid', () => {
  expect(layTree([])).toEqual([])
  const chain = Array.from({ length: 2_000 }, (_, n) => pass(`p${n}`, n ? `p${n - 1}` : null, n))
  expect(sizeOf(layTree(chain))).toEqual({ width: 0, depth: 2_000 })
})
