import { to } from '#app/catalogue/to.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'

const PURPOSE = 'unsubscribe'

/** A kind of letters that a member may switch off: `signIns`, `openings`, or a kind of notices. */
export type LetterKind = 'signIns' | 'openings' | `${string}.${string}`
export type Unsubscription = { userId: string; kind: LetterKind }

const isKind = (word: string): word is LetterKind => word === 'signIns' || word === 'openings' || word.includes('.')

/** The path of the page that ends one kind of letters for one member, by a link that only this server can make. */
export const toUnsubscribeAddress = (whose: Unsubscription): string =>
  to('unsubscribe', { token: toUnsubscribeToken(whose) })

export function toUnsubscribeToken({ userId, kind }: Unsubscription): string {
  const said = Buffer.from(`${kind} ${userId}`).toString('base64url')
  return `${said}.${sign(said, PURPOSE)}`
}

/** Whose letters of which kind a token ends; null for one we did not make. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const [said = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSigned(said, signature, PURPOSE)) return null
  const [kind = '', userId = ''] = Buffer.from(said, 'base64url').toString('utf8').split(' ')
  return isKind(kind) ? { userId, kind } : null
}
