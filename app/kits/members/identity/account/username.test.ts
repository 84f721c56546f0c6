import { expect, test } from 'vitest'
import { findUsernameProblem, toUsernameKey } from './username.ts'

test.each(['Mira', 'a_b', 'x-9', 'a'.repeat(30), '007'])('%s is a username', (name) => {
  expect(findUsernameProblem(name)).toBeNull()
})

test.each([
  ['', /choose/],
  ['ab', /at least 3/],
  ['a'.repeat(31), /at most 30/],
  ['two words', /plain letters/],
  ['mіra', /plain letters/],
  ['mi​ra', /plain letters/],
  ['ＭＩＲＡ', /plain letters/],
  ['zoë', /plain letters/],
  ['a@b.example', /plain letters/],
])('%s is none', (name, why) => {
  expect(findUsernameProblem(name)).toMatch(why)
})

test.each(['admin', 'ADMIN', 'Settings', 'pulse', 'api', 'Directory', 'frenly-v2', 'dashboard', 'auth', 'root'])(
  '%s belongs to the house',
  (name) => {
    expect(findUsernameProblem(name)).toMatch(/kept for the product/)
  },
)

test('names in other letter case are one name', () => {
  expect(toUsernameKey(' MiRa ')).toBe(toUsernameKey('mira'))
})
