import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles, type Role } from '../account/roles.ts'
import { nextRole, roleOfGroups } from './group-role.ts'

const mapping = new Map<string, Role>([
  ['help', 'support'],
  ['admins', 'administrator'],
  ['words', 'editor'],
  ['constructor', 'moderator'],
])
const rank = (role: Role | null) => (role === null ? roles.length : roles.indexOf(role))
const anyRole = fc.option(fc.constantFrom(...roles))

test('of several groups the highest role counts, and an unknown group gives none', () => {
  expect(roleOfGroups(['help', 'admins', 'words'], mapping)).toBe('administrator')
  expect(roleOfGroups(['help'], mapping)).toBe('support')
  expect(roleOfGroups(['Admins', 'toString', ''], mapping)).toBeNull()
  expect(roleOfGroups(['constructor'], mapping)).toBe('moderator')
  expect(
    roleOfGroups(
      Array.from({ length: 10_000 }, () => 'help'),
      mapping,
    ),
  ).toBe('support')
})

test('what groups gave goes with them; what was given by hand stays', () => {
  expect(nextRole({ current: null, given: null }, 'editor')).toBe('editor')
  expect(nextRole({ current: 'editor', given: 'editor' }, null)).toBeNull()
  expect(nextRole({ current: 'administrator', given: 'administrator' }, 'support')).toBe('support')
  expect(nextRole({ current: 'administrator', given: null }, null)).toBe('administrator')
  expect(nextRole({ current: 'administrator', given: 'editor' }, 'support')).toBe('administrator')
  expect(nextRole({ current: 'support', given: null }, 'moderator')).toBe('moderator')
})

test('a role is never one that neither hand nor groups gave, and the second time changes nothing', () => {
  fc.assert(
    fc.property(anyRole, anyRole, anyRole, (current, given, byGroups) => {
      const next = nextRole({ current, given }, byGroups)
      expect([current, byGroups]).toContain(next)
      const isByHand = current !== null && current !== given
      if (isByHand) expect(rank(next)).toBeLessThanOrEqual(rank(current))
      expect(nextRole({ current: next, given: byGroups }, byGroups)).toBe(next)
    }),
  )
})

test('whoever loses every group has what was given by hand, or nothing', () => {
  fc.assert(
    fc.property(anyRole, fc.array(anyRole, { minLength: 1, maxLength: 5 }), (byHand, turns) => {
      let current: Role | null = byHand
      let given: Role | null = null
      for (const turn of [...turns, null]) {
        current = nextRole({ current, given }, turn)
        given = turn
      }
      expect([byHand, null]).toContain(current)
      if (turns.every((turn) => turn === null || rank(turn) > rank(byHand))) expect(current).toBe(byHand)
    }),
  )
})
