import { QUERY_MAX_CHARS } from './short.limits.ts'

/** The words of an address: `why-do-pandas-eat-bamboo` was joined for the address alone. */
export function toQueryWords(part: string): { query: string; isCut: boolean } {
  const plain = part.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const spaced = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){2,}-?\??$/u.test(plain) ? plain.replaceAll('-', ' ') : plain
  const whole = spaced.replace(/\s+/g, ' ').trim()
  const cut = whole.slice(0, QUERY_MAX_CHARS).toWellFormed()
  return { query: cut, isCut: whole.length > QUERY_MAX_CHARS }
}
