import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import { suspendedLetter, unsuspendedLetter } from '../account/account-letters.ts'
import { tellMemberChange } from '../account/member-changes.server.ts'
import { standingOf } from '../account/administrator.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { findUserById, removeSessionsOf, saveUser, type UserRow } from '../account/users.store.server.ts'

type Done = { isDone: true; user: UserRow }

const GONE = 'This account does not exist any more.'

/**
 * Closes an account: every session ends at once, no way in opens a new one, keys for programs rest, and the member hears
 * the reason by mail and at sign-in. The owner's cannot be closed.
 */
export const suspend = (userId: string, reason: string, sender: MailSender): Promise<Done | Refusal> =>
  store().tx(async () => {
    const user = await findUserById(userId)
    if (!user) return refuse(404, GONE)
    if (standingOf(user) === 'owner')
      return refuse(409, 'This is the owner’s account. Nobody else could open it again.', 'reason')
    if (user.waitingSince) return refuse(409, 'This account was not let in yet, so it is closed as it is.', 'reason')
    if (user.suspendedAt) return refuse(409, 'This account is suspended already.', 'reason')
    await saveUser(user.id, { suspendedAt: clock.now(), suspensionReason: reason })
    await tellMemberChange(user.id)
    await removeSessionsOf(user.id)
    await sendMail(sender, user.email, suspendedLetter(user, sender.origin, reason))
    return { isDone: true, user }
  })

/** Opens an account again; its member signs in anew and hears of it by mail. */
export const unsuspend = (userId: string, sender: MailSender): Promise<Done | Refusal> =>
  store().tx(async () => {
    const user = await findUserById(userId)
    if (!user) return refuse(404, GONE)
    if (!user.suspendedAt) return refuse(409, 'This account is open already.')
    if (user.waitingSince) return refuse(409, 'This account waits to be let in: approve it, or turn it away.')
    await saveUser(user.id, { suspendedAt: null, suspensionReason: null })
    await tellMemberChange(user.id)
    await sendMail(sender, user.email, unsuspendedLetter(user, sender.origin))
    return { isDone: true, user }
  })
