import { clock } from '#app/platform/clock.ts'
import { store } from '#app/database/store.server.ts'
import type { MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { passwordChangedLetter, passwordSetLetter } from '../account/account-letters.ts'
import { sendGuardingLetter } from '../account/guarding-letters.server.ts'
import { refuse, type Refusal } from '../account/refusal.ts'
import { rememberDevice } from '../session/known-device.server.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import { hashPassword, isPassword } from './password.server.ts'
import { renewSession, type SignedIn } from '../session/session.server.ts'
import { removeOtherSessions } from '../session/session.store.server.ts'
import { removeTokens, saveUser } from '../account/users.store.server.ts'

/**
 * Gives the member another password, or a first one. Every other session ends, this one goes on under a new token, and
 * links mailed for a forgotten password work no more. Who sits there was proved before.
 */
export async function changePassword(
  request: Request,
  signedIn: SignedIn,
  password: string,
  sender: MailSender,
): Promise<{ isDone: true; cookies: string[] } | Refusal> {
  const { row, session } = signedIn
  const problem = findPasswordProblem(password, [row.username, row.email.split('@')[0] ?? ''])
  if (problem) return refuse(400, problem, 'password')
  if (await isPassword(password, row.passwordHash)) return refuse(400, SAME, 'password')
  const passwordHash = await hashPassword(password)
  const letter = row.passwordHash === null ? passwordSetLetter : passwordChangedLetter
  return store().tx(async () => {
    const passwordChangedAt = clock.now()
    await saveUser(row.id, { passwordHash, passwordChangedAt })
    await removeOtherSessions(row.id, session.tokenHash)
    await removeTokens(row.id, 'reset-password')
    await sendGuardingLetter(row, sender, letter(row, sender.origin))
    const known = await rememberDevice(request, { id: row.id, passwordChangedAt })
    return { isDone: true, cookies: [await renewSession(signedIn), known] }
  })
}

const SAME = 'This is your password already. Please choose another.'
