import { expect, test } from 'vitest'
import { findPandaNameProblem, toLookAlikeKey } from './panda-name.ts'

test.each([
  ['Bao', 'bao'],
  ['Lily', '1i1y'],
  ['Momo', 'M0M0'],
  ['Miss-Bamboo', 'mi5s_bamb00'],
  ['Corny', 'comy'],
  ['Savvy', 'sawy'],
])('%s and %s are taken for each other', (one, other) => {
  expect(toLookAlikeKey(one)).toBe(toLookAlikeKey(other))
})

test('names that differ to the eye stay two', () => {
  const names = ['Bao', 'Mao', 'Lina', 'Nina', 'Tian', 'Jian', 'Momo', 'Coco', 'Hua']
  expect(new Set(names.map(toLookAlikeKey)).size).toBe(names.length)
})

test.each(['', 'a', 'Ba o', 'Bäo', 'Bао', '🐼🐼🐼', '---', 'panda', 'admin', 'x'.repeat(31), 'ba\u200bo'])(
  '%j is no name',
  (name) => {
    expect(findPandaNameProblem(name)).toBeTypeOf('string')
  },
)

test.each(['Bao', 'bamboo_friend', 'X-3', 'a'.repeat(30)])('%j is a name', (name) => {
  expect(findPandaNameProblem(name)).toBeNull()
})
