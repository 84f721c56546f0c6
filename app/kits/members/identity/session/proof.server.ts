import { clock } from '#app/platform/clock.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { refuse, refuseForNow, type Refusal } from '../account/refusal.ts'
import { isPassword } from '../password/password.server.ts'
import type { SignedIn } from './session.server.ts'
import { saveSession } from './session.store.server.ts'

/** How long a proof of who sits there counts for changes that would hand the account over (ASVS 5.0 7.5.1). */
const PROOF_MS = 600_000
const QUARTER_S = 900
const DAY_S = 86_400
/** Of one session: who took a session over does not use up what the owner's other ones have. */
const guesses = createKeptLimit('proof', { points: 10, windowS: QUARTER_S })
const guessesOfDay = createKeptLimit('proof-day', { points: 40, windowS: DAY_S })

/** Whether this session said who it is a moment ago. */
export const isProved = ({ session }: SignedIn): boolean =>
  session.provedAt !== null && clock.now().getTime() - session.provedAt.getTime() < PROOF_MS

/**
 * Lets a dear change through: at once after a recent proof, else by the current password. Who has no password signs in
 * again. The refusal stands beside the field `currentPassword`.
 */
export async function prove(signedIn: SignedIn, currentPassword: string): Promise<{ isDone: true } | Refusal> {
  if (isProved(signedIn)) return { isDone: true }
  const { row, session } = signedIn
  if (row.passwordHash === null)
    return refuse(403, 'Please sign in again first. It has been a while.', 'currentPassword')
  if (currentPassword === '') return refuse(403, 'Please write your current password.', 'currentPassword')
  const { tokenHash } = session
  const waitS = (await guesses(tokenHash)) || (await guessesOfDay(tokenHash))
  if (waitS > 0) return refuseForNow(waitS, tooManyTries(waitS), 'currentPassword')
  if (!(await isPassword(currentPassword, row.passwordHash)))
    return refuse(403, 'This is not your current password.', 'currentPassword')
  await Promise.all([guesses.refund(tokenHash), guessesOfDay.refund(tokenHash)])
  await saveSession(session.tokenHash, { provedAt: clock.now() })
  return { isDone: true }
}
