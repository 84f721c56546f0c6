import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import { suspendedLetter, unsuspendedLetter } from '../account/account-letters.ts'
import { isAdministrator } from '../account/administrator.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { findUserById, removeSessionsOf, saveUser, type UserRow } from '../account/users.store.server.ts'

type Done = { isDone: true; user: UserRow }

const GONE = 'This account does not exist any more.'

/**
 * Closes an account: every session ends at once, no way in opens a new one, keys for programs rest, and the member hears
 * the reason by mail and at sign-in. The administrator's own cannot be closed.
 */
export const suspend = (userId: string, reason: string, sender: MailSender): Promise<Done | Refusal> =>
  store().tx(async () => {
    const user = await findUserById(userId)
    if (!user) return refuse(404, GONE)
    if (isAdministrator(user))
      return refuse(409, 'This is your own account. Nobody else could open it again.', 'reason')
    if (user.suspendedAt) return refuse(409, 'This account is suspended already.', 'reason')
    await saveUser(user.id, { suspendedAt: clock.now(), suspensionReason: reason })
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
    await saveUser(user.id, { suspendedAt: null, suspensionReason: null })
    await sendMail(sender, user.email, unsuspendedLetter(user, sender.origin))
    return { isDone: true, user }
  })
