import { store } from '#app/database/store.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { secondStepResetLetter } from '../account/account-letters.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { removeSessionsOf, type UserRow } from '../account/users.store.server.ts'
import { removeAuthenticator, removeRecoveryCodes } from './second-step.store.server.ts'

/**
 * Takes the second step off for a member who lost their app and codes: both are gone, every session ends, and they read
 * of it by mail. False when there was none.
 */
export const resetSecondStep = (user: UserRow, sender: MailSender): Promise<boolean> =>
  store().tx(async () => {
    if (!(await removeAuthenticator(user.id))) return false
    await removeRecoveryCodes(user.id)
    await removeSessionsOf(user.id)
    await sendGuardingLetter(user, sender, secondStepResetLetter(user, sender.origin))
    return true
  })
