import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lacksSomething, MOST_GROUPS, readGroups, readPerson, type Claims } from './claims.ts'

const reading = { groupsClaim: 'groups', hasRoles: true, trustEmail: false }
const token = { email: 'ada@work.test', email_verified: true, name: 'Ada', groups: ['staff'] }

test('a token that says all is enough; what it leaves open is asked for', () => {
  expect(lacksSomething(token, reading)).toBe(false)
  for (const missing of ['email', 'email_verified', 'name', 'groups'])
    expect(lacksSomething({ ...token, [missing]: undefined }, reading), missing).toBe(true)
  expect(lacksSomething({ ...token, groups: undefined }, { ...reading, hasRoles: false })).toBe(false)
  expect(lacksSomething({ ...token, email_verified: undefined }, { ...reading, trustEmail: true })).toBe(false)
})

test('the token goes before the address of people, which fills in', () => {
  const people = { email: 'other@work.test', name: 'Other', groups: ['admins'] }
  expect(readPerson('s', token, people, reading)).toEqual({
    subject: 's',
    email: 'ada@work.test',
    isEmailVerified: true,
    name: 'Ada',
    groups: ['staff'],
  })
  expect(readPerson('s', {}, { ...people, email_verified: true }, reading)).toEqual({
    subject: 's',
    email: 'other@work.test',
    isEmailVerified: true,
    name: 'Other',
    groups: ['admins'],
  })
})

test('an address is verified only by the word about this very address, or by the operator’s', () => {
  const unsaid = { ...token, email_verified: undefined }
  const isVerified = (claims: Claims, people: Claims | null, trustEmail = false) =>
    readPerson('s', claims, people, { ...reading, trustEmail }).isEmailVerified
  expect(isVerified(unsaid, null)).toBe(false)
  expect(isVerified(unsaid, { email: 'ADA@work.test', email_verified: true })).toBe(true)
  expect(isVerified(unsaid, { email: 'mine@evil.test', email_verified: true })).toBe(false)
  expect(isVerified({ ...token, email_verified: false }, { email: 'ada@work.test', email_verified: true })).toBe(false)
  expect(isVerified({ email_verified: true }, { email: 'ada@work.test' })).toBe(false)
  for (const odd of [1, 'yes', {}, [], null, 'TRUE'])
    expect(isVerified({ ...token, email_verified: odd }, null)).toBe(false)
  expect(isVerified({ ...token, email_verified: false }, null, true)).toBe(true)
  expect(isVerified({}, {}, true)).toBe(false)
})

test('groups are a list, a word or the keys of an object, under a name or a way to it', () => {
  expect(readGroups({ groups: 'admins' }, 'groups')).toEqual(['admins'])
  expect(readGroups({ groups: ['a', 1, null, '', ['b']] }, 'groups')).toEqual(['a'])
  expect(readGroups({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a'])
  expect(readGroups({ 'a.b': ['flat'], 'a': { b: ['deep'] } }, 'a.b')).toEqual(['flat'])
  const zitadel = 'urn:zitadel:iam:org:project:roles'
  expect(readGroups({ [zitadel]: { admin: { 1: 'x.test' } } }, zitadel)).toEqual(['admin'])
  expect(readGroups({}, 'groups')).toEqual([])
  expect(readGroups({}, '__proto__.constructor')).toEqual([])
  expect(readGroups({ _claim_names: { groups: 'src1' } }, 'groups')).toBeNull()
})

test('a directory without end is read to its bound', () => {
  const groups = Array.from({ length: 200_000 }, (_, n) => `group-${n}`)
  expect(readGroups({ groups }, 'groups')).toHaveLength(MOST_GROUPS)
  expect(readGroups({ groups: ['x'.repeat(1_000_000), 'a'] }, 'groups')).toEqual(['a'])
})

test('whatever a provider says, somebody is read without a fault, and nothing is invented', () => {
  const claims = fc.dictionary(
    fc.constantFrom('email', 'email_verified', 'name', 'preferred_username', 'groups', '_claim_names', 'sub', 'a'),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(claims, fc.option(claims), fc.constantFrom('groups', 'a.b', '_claim_names'), (said, people, name) => {
      const person = readPerson('s', said, people, { ...reading, groupsClaim: name })
      const emails = [said['email'], people?.['email']].map((one) => (typeof one === 'string' ? one.trim() : one))
      if (person.email !== null) expect(emails).toContain(person.email)
      if (person.isEmailVerified) expect(person.email).not.toBeNull()
      expect(person.groups === null || person.groups.every((one) => one !== '')).toBe(true)
    }),
  )
})
