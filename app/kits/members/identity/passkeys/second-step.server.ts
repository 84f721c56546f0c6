import { clock } from '#app/platform/clock.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { findCodeStep, isAuthenticatorCode } from './authenticator-codes.ts'
import { CHALLENGE_LIFE_MS, findChallenge, issueChallenge } from './challenges.server.ts'
import { hashRecoveryCode } from './recovery-codes.server.ts'
import { countRecoveryCodes, findAuthenticator, takeRecoveryRow, spendStep } from './second-step.store.server.ts'
import { findUserById, type UserRow } from '../account/users.store.server.ts'

/** What the sealed secret of an authenticator app is sealed for. */
export const AUTHENTICATOR = 'authenticator'

/** Whether somebody has a second step after the password. */
export const hasSecondStep = async (userId: string): Promise<boolean> =>
  ((await findAuthenticator(userId))?.confirmedAt ?? null) !== null

/** Remembers who is half-way in and gives the Set-Cookie value that lets this browser, and no other, go on. */
export const beginSecondStep = (userId: string, isRemembered: boolean): Promise<string> =>
  issueChallenge('second-step', { userId, isRemembered })

/** Somebody who was recognised and still owes a code. `id` is the same for each try. */
export type HalfWay = { id: string; user: UserRow; isRemembered: boolean }

/** Who is half-way in with this browser; nobody after ten minutes, or once the password has changed since. */
export async function findHalfWay(request: Request): Promise<HalfWay | null> {
  const row = await findChallenge(request, 'second-step')
  const user = row?.userId ? await findUserById(row.userId) : null
  if (!row || !user) return null
  const beganAt = row.expiresAt.getTime() - CHALLENGE_LIFE_MS['second-step']
  if (user.passwordChangedAt && user.passwordChangedAt.getTime() > beganAt) return null
  return { id: row.tokenHash, user, isRemembered: row.isRemembered }
}

/** `codesLeft` is told after a recovery code only. */
export type CodeUse = { isRight: false } | { isRight: true; codesLeft: number | null }

/** Uses up six digits of the authenticator app, or a recovery code; each works once. */
export async function spendCode(userId: string, said: string): Promise<CodeUse> {
  const authenticator = await findAuthenticator(userId)
  if (!authenticator?.confirmedAt) return { isRight: false }
  if (!isAuthenticatorCode(said)) {
    if (!(await takeRecoveryRow(userId, hashRecoveryCode(userId, said)))) return { isRight: false }
    return { isRight: true, codesLeft: await countRecoveryCodes(userId) }
  }
  const secret = unseal(authenticator.sealedSecret, AUTHENTICATOR)
  const step = secret === null ? null : findCodeStep(secret, said, clock.now())
  if (step === null || !(await spendStep(userId, step))) return { isRight: false }
  return { isRight: true, codesLeft: null }
}
