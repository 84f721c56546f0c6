import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { changeEmailLetter, emailChangeAskedLetter, emailChangedLetter, emailWantedLetter } from './account-letters.ts'
import { LINK_GONE } from './accounts.server.ts'
import { lettersToAddress } from './guarding-letters.server.ts'
import { refuse, refuseForNow, type Refusal } from './refusal.ts'
import { findWaitingChange } from './change-email.store.server.ts'
import { toEmailKey } from './email-key.ts'
import { issueToken } from './mail-token.server.ts'
import {
  findToken,
  findOwnerOfEmail,
  findUserById,
  removeTokens,
  saveUser,
  takeToken,
  type UserRow,
} from './users.store.server.ts'

type Done<T = object> = { isDone: true } & T

/**
 * Begins the move to another address: it gets a link, and the old one hears of it. A taken address is answered like a
 * free one: its owner gets a letter, and nobody a link. A change that waited before ends. Who asks was proved before.
 */
export async function askEmailChange(row: UserRow, email: string, sender: MailSender): Promise<Done | Refusal> {
  if (toEmailKey(email) === row.emailKey) return refuse(400, 'This is your address already.', 'email')
  const waitS = await lettersToAddress(toEmailKey(email))
  if (waitS > 0) return refuseForNow(waitS, tooManyAtOnce('letters', waitS), 'email')
  return store().tx(async () => {
    const token = await issueToken(row.id, 'change-email', email)
    const owner = await findOwnerOfEmail(toEmailKey(email))
    if (owner) await sendMail(sender, owner.email, emailWantedLetter(owner, sender.origin))
    else await sendMail(sender, email, changeEmailLetter(row, sender.origin, token))
    await sendMail(sender, row.email, emailChangeAskedLetter(row, sender.origin))
    return { isDone: true }
  })
}

export const readEmailChange = (userId: string) => findWaitingChange(userId, clock.now())

export const withdrawEmailChange = (userId: string) => removeTokens(userId, 'change-email')

/** The address a mailed link would move its account to, without using it: mail scanners open links too. */
export const findChangeOf = async (token: string): Promise<string | null> =>
  (await findToken(hashOf(token), 'change-email', clock.now()))?.email ?? null

/**
 * Makes the change by its link, which proves the new address. Links mailed to the old one work no more. An address that
 * was taken meanwhile stays with its owner.
 */
export function confirmEmailChange(token: string, sender: MailSender): Promise<Done<{ email: string }> | Refusal> {
  return store().tx(async () => {
    const used = await takeToken(hashOf(token), 'change-email', clock.now())
    const user = used && (await findUserById(used.userId))
    if (!user || user.suspendedAt) return refuse(400, LINK_GONE)
    const { email } = used
    const emailKey = toEmailKey(email)
    const owner = await findOwnerOfEmail(emailKey)
    if (owner && owner.id !== user.id) return refuse(409, TAKEN)
    await saveUser(user.id, { email, emailKey, emailVerifiedAt: clock.now() })
    await removeTokens(user.id, 'verify-email')
    await removeTokens(user.id, 'reset-password')
    await sendMail(sender, user.email, emailChangedLetter(user, sender.origin))
    return { isDone: true, email }
  })
}

const TAKEN = 'This address belongs to another account by now. Nothing was changed.'
