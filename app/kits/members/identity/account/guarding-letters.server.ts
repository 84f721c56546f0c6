import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import type { UserRow } from './users.store.server.ts'

const HOUR_S = 3_600
const DAY_S = 86_400

/**
 * Letters that an address gets because somebody typed it, whether or not it has an account: registrations, changes and
 * fresh links together. It counts for the address alone, so it tells nobody which one has an account.
 */
export const lettersToAddress = createKeptLimit('letters-to-address', { points: 5, windowS: HOUR_S })

/** An address that nobody confirmed may be a stranger's: what happens to the account reaches it a few times a day at most. */
const toUnconfirmed = createKeptLimit('notices-to-unconfirmed', { points: 10, windowS: DAY_S })

type Options = Parameters<typeof sendMail>[3]

/** Tells somebody what happened to their account. */
export async function sendGuardingLetter(
  user: Pick<UserRow, 'email' | 'emailKey' | 'emailVerifiedAt'>,
  sender: MailSender,
  letter: Letter,
  options: Options = {},
): Promise<void> {
  if (user.emailVerifiedAt === null && (await toUnconfirmed(user.emailKey)) > 0) return
  await sendMail(sender, user.email, letter, options)
}
