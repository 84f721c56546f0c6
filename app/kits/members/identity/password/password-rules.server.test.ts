import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-rules.server.ts'

test.each(['correct horse', 'blau blaues meer', '竹林熊猫春夏秋冬', 'x'.repeat(64) + 'yz', ' leading and trailing '])(
  '%s can be taken',
  (password) => {
    expect(findPasswordProblem(password, ['Mira'])).toBeNull()
  },
)

test.each([
  ['', /choose a password/],
  ['short', /at least 8/],
  ['a1'.repeat(65), /at most 128/],
  ['password', /most common/],
  ['PASSWORD1', /most common/],
  ['12345678', /most common/],
  ['zzzzzzzzzz', /most common/],
  ['Frenly2026!', /most common/],
  ['I am mira indeed', /without your name/],
])('%s is refused', (password, why) => {
  expect(findPasswordProblem(password, ['Mira'])).toMatch(why)
})

test('a password is counted in characters, not in bytes', () => {
  expect(findPasswordProblem('🐼'.repeat(7))).toMatch(/at least 8/)
})
