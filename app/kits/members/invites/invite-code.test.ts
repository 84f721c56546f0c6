import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CODE_CHARS, readCode, toCode, toShownCode } from './invite-code.ts'

test('a code is read as it was shown, in any case and with the signs people mix up', () => {
  for (let round = 0; round < 500; round += 1) {
    const code = toCode(randomBytes(CODE_CHARS))
    expect(readCode(toShownCode(code))).toBe(code)
    expect(readCode(` ${toShownCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code)
  }
})

test('anything else is no code', () => {
  for (const typed of [
    '',
    'none',
    'ABCD-EFGH-JKMN',
    'ABCD-EFGH-JKMN-PQRU',
    'ABCDEFGHJKMNPQRS1',
    '🐼'.repeat(16),
    '-'.repeat(5_000),
  ])
    expect(readCode(typed)).toBeNull()
})
