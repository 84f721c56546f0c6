import { store } from '#app/database/store.server.ts'
import { findNoticeKind, isMailed } from '#app/kits/members/notices/notice-kinds.ts'
import { findUserById, saveUser, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { findLetterSwitch } from '#app/kits/foundation/mail/letter-switches.ts'
import { readUnsubscribeToken, type LetterKind } from '#app/kits/foundation/mail/unsubscribe.server.ts'

/** `unknown`: a link that is not whole, or whose account is gone; nobody learns which. */
export type UnsubscribeView = { state: 'on' | 'off'; kind: LetterKind; label: string | null } | { state: 'unknown' }

/** What a link would end; looking changes nothing, so that a mail scanner ends no letters. */
export async function viewUnsubscription(token: string): Promise<UnsubscribeView> {
  const whose = readUnsubscribeToken(token)
  const letters = whose && findLetterSwitch(whose.kind)
  if (letters) return toSwitched(whose.kind, letters.label, await letters.isOn(whose.userId))
  const user = whose && (await findUserById(whose.userId))
  return whose && user ? toView(whose.kind, isOn(user, whose.kind)) : { state: 'unknown' }
}

/** Ends the letters of a link, or begins them again. Doing it twice is doing it once. */
export function switchLetters(token: string, isOn: boolean): Promise<UnsubscribeView> {
  return store().tx(async () => {
    const whose = readUnsubscribeToken(token)
    const letters = whose && findLetterSwitch(whose.kind)
    if (letters) {
      if ((await letters.isOn(whose.userId)) === null) return { state: 'unknown' } as const
      await letters.turn(whose.userId, isOn)
      return toSwitched(whose.kind, letters.label, isOn)
    }
    const user = whose && (await findUserById(whose.userId))
    if (!whose || !user) return { state: 'unknown' } as const
    const { notifications } = user
    await saveUser(user.id, {
      notifications: isOfAccount(whose.kind)
        ? { ...notifications, [whose.kind]: isOn }
        : { ...notifications, kinds: { ...notifications.kinds, [whose.kind]: isOn } },
    })
    return toView(whose.kind, isOn)
  })
}

const toSwitched = (kind: LetterKind, label: string, isOn: boolean | null): UnsubscribeView =>
  isOn === null ? { state: 'unknown' } : { state: isOn ? 'on' : 'off', kind, label }

const isOfAccount = (kind: LetterKind) => kind === 'signIns' || kind === 'openings'

const isOn = ({ notifications }: UserRow, kind: LetterKind): boolean =>
  kind === 'signIns' || kind === 'openings' ? notifications[kind] : isMailed(kind, notifications.kinds)

const toView = (kind: LetterKind, isOn: boolean): UnsubscribeView => ({
  state: isOn ? 'on' : 'off',
  kind,
  label: findNoticeKind(kind)?.label ?? null,
})
