import { expect, test } from 'vitest'
import { toCountChanges } from './count-changes.ts'

const row = (kind: string, value: string, isForAll = true) => ({
  ...{ of: 'member' as const, kind, value, label: value.toUpperCase(), isForAll },
})

test('only what changed is counted, in one order', () => {
  const before = [row('interest', 'kites'), row('interest', 'code'), row('word', 'mira')]
  const after = [row('interest', 'kites'), row('interest', 'books'), row('word', 'ada')]
  expect(toCountChanges(before, after)).toEqual([
    { of: 'member', kind: 'interest', value: 'books', label: 'BOOKS', forAll: 1, forMembers: 1 },
    { of: 'member', kind: 'interest', value: 'code', label: 'CODE', forAll: -1, forMembers: -1 },
  ])
})

test('what turns to members alone leaves the count of guests', () => {
  expect(toCountChanges([row('country', 'NO')], [row('country', 'NO', false)])).toMatchObject([
    { forAll: -1, forMembers: 0 },
  ])
  expect(toCountChanges([row('all', '')], [row('all', '')])).toEqual([])
})
