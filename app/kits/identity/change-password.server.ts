import { clock } from '#app/platform/clock.ts'
import { store } from '#app/database/store.server.ts'
import { sendMail, type MailSender } from '#app/kits/mail/send-mail.server.ts'
import { passwordChangedLetter, passwordSetLetter } from './account-letters.ts'
import { refuse, type Refusal } from './refusal.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { renewSession, type SignedIn } from './session.server.ts'
import { removeOtherSessions } from './session.store.server.ts'
import { removeTokens, saveUser } from './users.store.server.ts'

/**
 * Gives the member another password, or a first one. Every other session ends, this one goes on under a new token, and
 * links mailed for a forgotten password work no more. Who sits there was proved before.
 */
export async function changePassword(
  signedIn: SignedIn,
  password: string,
  sender: MailSender,
): Promise<{ isDone: true; cookie: string } | Refusal> {
  const { row, session } = signedIn
  const problem = findPasswordProblem(password, [row.username, row.email.split('@')[0] ?? ''])
  if (problem) return refuse(400, problem, 'password')
  if (await isPassword(password, row.passwordHash)) return refuse(400, SAME, 'password')
  const passwordHash = await hashPassword(password)
  const letter = row.passwordHash === null ? passwordSetLetter : passwordChangedLetter
  return store().tx(async () => {
    await saveUser(row.id, { passwordHash, passwordChangedAt: clock.now() })
    await removeOtherSessions(row.id, session.tokenHash)
    await removeTokens(row.id, 'reset-password')
    await sendMail(sender, row.email, letter(row, sender.origin))
    return { isDone: true, cookie: await renewSession(signedIn) }
  })
}

const SAME = 'This is your password already. Please choose another.'
