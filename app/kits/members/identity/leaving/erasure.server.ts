import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { houseSender } from '#app/kits/foundation/mail/sender-of.server.ts'
import { erasePerson } from '#app/kits/members/personal-data/erase-person.server.ts'
import { listPersonKeys, removePersonFiles } from '#app/kits/members/personal-data/person-files.server.ts'
import { clock } from '#app/platform/clock.ts'
import { erasedLetter, erasureAskedLetter, erasureWithdrawnLetter } from '../account/account-letters.ts'
import { findDueErasure, setErasure, unsetErasure } from './erasure.store.server.ts'
import { tellMemberChange } from '../account/member-changes.server.ts'
import { removePicture } from '../profile/profile-picture.server.ts'
import { removeSessionsOf, type UserRow } from '../account/users.store.server.ts'

/** How long somebody who asked to be erased can change their mind (PRODUCT 2). */
export const ERASE_GRACE_DAYS = 30
const DAY_MS = 86_400_000

/** When an account is erased whose member asks for it now. */
export const toEraseAt = (): Date => new Date(clock.now().getTime() + ERASE_GRACE_DAYS * DAY_MS)

/** Sets the day of erasure, ends every session and mails how to keep the account. False when a day is set already. */
export const askErasure = (user: UserRow, eraseAt: Date, sender: MailSender): Promise<boolean> =>
  store().tx(async () => {
    if (!(await setErasure(user.id, eraseAt))) return false
    await removeSessionsOf(user.id)
    await tellMemberChange(user.id)
    await sendMail(sender, user.email, erasureAskedLetter(user, sender.origin, eraseAt))
    return true
  })

/** Takes the day of erasure back. False when there was none. */
export const keepAccount = (user: UserRow, sender: MailSender): Promise<boolean> =>
  store().tx(async () => {
    if (!(await unsetErasure(user.id))) return false
    await tellMemberChange(user.id)
    await sendMail(sender, user.email, erasureWithdrawnLetter(user, sender.origin))
    return true
  })

/**
 * Erases somebody whose day has come: out of every table in one transaction, with a last letter that leaves no row
 * behind, then the files. False when the day was taken back or another process was faster.
 */
export async function eraseWhenDue(userId: string, now: Date): Promise<boolean> {
  const erased = await store().tx(async () => {
    const user = await findDueErasure(userId, now)
    if (!user) return null
    const keys = await listPersonKeys(user)
    await erasePerson(user)
    await sendMail(houseSender(), user.email, erasedLetter(user), { isPassing: true })
    return { picture: user.profilePicture, keys }
  })
  if (erased) {
    await removePicture(erased.picture)
    await removePersonFiles(erased.keys)
  }
  return erased !== null
}
