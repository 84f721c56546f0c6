import { to } from '#app/catalogue/to.ts'
import type { Notifications } from '#app/database/tables/people.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'

const PURPOSE = 'unsubscribe'
const kinds = ['signIns', 'openings'] as const satisfies (keyof Notifications)[]

/** The kinds of letters a member may switch off. */
export type LetterKind = (typeof kinds)[number]
export type Unsubscription = { userId: string; kind: LetterKind }

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
  const [word, userId = ''] = Buffer.from(said, 'base64url').toString('utf8').split(' ')
  const kind = kinds.find((known) => known === word)
  return kind ? { userId, kind } : null
}
