import { SAID_MAX_CHARS } from './said.limits.ts'

export const NOTHING_SAID = 'Say or type a few words first.'

/** The sentence beside a field whose words can't become a letter; null when they can. The page and the server ask alike. */
export function findSaidError(said: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(said)) return NOTHING_SAID
  return findLengthError(said)
}

export function findLengthError(said: string): string | null {
  if (said.length <= SAID_MAX_CHARS) return null
  const over = said.length - SAID_MAX_CHARS
  return `That is ${over} ${over === 1 ? 'character' : 'characters'} too long. ${SAID_MAX_CHARS.toLocaleString('en-GB')} fit here, about two minutes of talking.`
}
