/** Letters and digits that nobody takes for one another, as Crockford's base 32 has them. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_CHARS = 16
const GROUP_CHARS = 4
/** As much of what somebody typed as a code can be, with the signs between its groups. */
const TYPED_MAX_CHARS = 64

/** A code out of random bytes: five bits make a sign, so 80 bits are what a guesser has to find. */
export const toCode = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, CODE_CHARS), (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('')

/** `ABCD-EFGH-JKMN-PQRS`, to be read aloud and typed. */
export const toShownCode = (code: string): string =>
  Array.from({ length: code.length / GROUP_CHARS }, (_, n) => code.slice(n * GROUP_CHARS, (n + 1) * GROUP_CHARS)).join(
    '-',
  )

/** What somebody typed as the code it means: in any case, with or without hyphens, O for 0, I and L for 1. Null: no code. */
export function readCode(typed: string): string | null {
  if (typed.length > TYPED_MAX_CHARS) return null
  const code = typed
    .toUpperCase()
    .replace(/[\s_-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === CODE_CHARS && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null
}
