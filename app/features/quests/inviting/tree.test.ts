import { expect, test } from 'vitest'
import { countBranches, toTree } from './tree.ts'

const at = new Date('2026-11-28T10:00:00Z')
const row = (userId: string, inviterId: string, more = {}) => ({
  ...{ userId, inviterId, joinedAt: at, isShown: false, name: `Name of ${userId}`, handle: userId },
  ...{ suspendedAt: null, eraseAt: null },
  ...more,
})

test('a name stands in the tree when its member chose so, or the reader was told it', () => {
  const rows = [row('a', 'root'), row('b', 'a', { isShown: true }), row('c', 'a')]
  const [a] = toTree('root', rows, ({ inviterId }) => inviterId === 'root')
  expect(a).toMatchObject({ name: 'Name of a' })
  expect(a!.brought.map(({ name }) => name)).toEqual(['Name of b', null])
  expect(toTree('root', rows, () => false)[0]!.name).toBeNull()
})

test('whoever is suspended or leaving has no name, and those they brought stay', () => {
  const rows = [row('a', 'root', { suspendedAt: at, isShown: true }), row('b', 'a', { isShown: true })]
  const tree = toTree('root', rows, () => true)
  expect(tree[0]).toMatchObject({ name: null, handle: null })
  expect(tree[0]!.brought[0]!.name).toBe('Name of b')
})

test('a ring of members ends, and each stands there once', () => {
  const rows = [row('a', 'root'), row('b', 'a'), row('root', 'b'), row('a', 'b')]
  expect(countBranches(toTree('root', rows, () => true))).toBe(2)
})

test('nobody stands there twice and nobody is lost, whatever was brought by whom', () => {
  let seed = 11
  const next = (most: number) => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) % most
  for (let round = 0; round < 100; round += 1) {
    const rows = Array.from({ length: 60 }, (_, n) => row(`m${n}`, n === 0 ? 'root' : `m${next(n)}`))
    expect(countBranches(toTree('root', rows, () => true))).toBe(60)
  }
})
