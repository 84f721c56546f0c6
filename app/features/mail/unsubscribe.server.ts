import { store } from '#app/database/store.server.ts'
import { findUserById, saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { readUnsubscribeToken, type LetterKind } from '#app/kits/foundation/mail/unsubscribe.server.ts'

/** `unknown`: a link that is not whole, or whose account is gone; nobody learns which. */
export type UnsubscribeView = { state: 'on' | 'off'; kind: LetterKind } | { state: 'unknown' }

/** What a link would end; looking changes nothing, so that a mail scanner ends no letters. */
export async function viewUnsubscription(token: string): Promise<UnsubscribeView> {
  const whose = readUnsubscribeToken(token)
  const user = whose && (await findUserById(whose.userId))
  return whose && user
    ? { state: user.notifications[whose.kind] ? 'on' : 'off', kind: whose.kind }
    : { state: 'unknown' }
}

/** Ends the letters of a link, or begins them again. Doing it twice is doing it once. */
export function switchLetters(token: string, isOn: boolean): Promise<UnsubscribeView> {
  return store().tx(async () => {
    const whose = readUnsubscribeToken(token)
    const user = whose && (await findUserById(whose.userId))
    if (!whose || !user) return { state: 'unknown' } as const
    await saveUser(user.id, { notifications: { ...user.notifications, [whose.kind]: isOn } })
    return { state: isOn ? 'on' : 'off', kind: whose.kind } as const
  })
}
