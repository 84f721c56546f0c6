import { randomInt } from 'node:crypto'
import { hashOf } from '#app/platform/secrets/ids.server.ts'

const RECOVERY_CODES = 10
/** No 0 and o, no 1, i and l: what is written on paper must be read again. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_CHARS = 5

const createGroup = () => Array.from({ length: GROUP_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten new codes of 74 random bits, such as `k7mqp-4hxzt-9wrdn`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, createGroup).join('-'))

/** What is kept of a code: bound to its owner, and the same however it was typed. */
export const hashRecoveryCode = (userId: string, said: string): string =>
  hashOf(
    `${userId} ${said
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')}`,
  )
