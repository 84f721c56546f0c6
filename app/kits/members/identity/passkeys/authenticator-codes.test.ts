import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { createAuthenticatorSecret, findCodeStep, toKeyGroups, toKeyUri } from './authenticator-codes.ts'

const SECRET = Secret.fromLatin1('12345678901234567890').base32
const at = (s: number) => new Date(s * 1_000)

/** RFC 6238, appendix B, SHA1: its eight digits end with the six that apps show. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is the one of RFC 6238', (s, digits) => {
  expect(findCodeStep(SECRET, digits.slice(-6), at(s))).toBe(Math.floor(s / 30))
})

test('a code counts one step early or late, and not two; people may put spaces into it', () => {
  const step = Math.floor(1_111_111_111 / 30)
  const middle = step * 30 + 15
  for (const off of [-30, 0, 30]) expect(findCodeStep(SECRET, '050 471', at(middle + off))).toBe(step)
  for (const off of [-60, 60, 3_600]) expect(findCodeStep(SECRET, '050471', at(middle + off))).toBeNull()
  expect(findCodeStep(SECRET, ' 050-471 ', at(middle))).toBe(step)
  for (const wrong of ['050472', '50471', '0050471', '', 'abcdef']) {
    expect(findCodeStep(SECRET, wrong, at(middle))).toBeNull()
  }
})

test('a secret has 160 random bits, is typed in groups of four and read by apps from one address', () => {
  const secret = createAuthenticatorSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(secret).not.toBe(createAuthenticatorSecret())
  expect(toKeyGroups(secret)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const uri = new URL(toKeyUri(SECRET, 'Frenly & Co', 'mira_1'))
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Frenly%20%26%20Co:mira_1\?/)
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Frenly & Co',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
