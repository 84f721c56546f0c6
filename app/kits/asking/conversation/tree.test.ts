import { expect, test } from 'vitest'
import { deepestOf, leavesOf, pathTo, siblingsOf, withFollowers } from './tree.ts'

const tree = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '1' },
  { id: '4', parentId: '2' },
  { id: '5', parentId: null },
]
const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)

test('a branch reads from the first message to its tip', () => {
  expect(ids(pathTo(tree, '4'))).toEqual(['1', '2', '4'])
  expect(pathTo(tree, 'nobody')).toEqual([])
  expect(pathTo(tree, null)).toEqual([])
})

test('answers to one message stand beside each other, oldest first, and so do first messages', () => {
  expect(ids(siblingsOf(tree, tree[2]!))).toEqual(['2', '3'])
  expect(ids(siblingsOf(tree, tree[4]!))).toEqual(['1', '5'])
})

test('going to a message means going on to the end of its newest branch', () => {
  expect(deepestOf(tree, '1')?.id).toBe('3')
  expect(deepestOf(tree, '2')?.id).toBe('4')
  expect(deepestOf(tree, 'nobody')).toBeNull()
})

test('every branch has one end, newest first', () => {
  expect(ids(leavesOf(tree))).toEqual(['5', '4', '3'])
})

test('a message takes what follows it along', () => {
  expect(ids(withFollowers(tree, '1'))).toEqual(['1', '2', '3', '4'])
})

test('a ring that should not be ends all the same', () => {
  const ring = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ]
  expect(ids(pathTo(ring, 'a'))).toEqual(['b', 'a'])
})
