import { codesGuessedLetter, recoveryCodeUsedLetter } from '#app/kits/members/identity/account/account-letters.ts'
import { admit } from '#app/kits/members/identity/session/admit.server.ts'
import { isAuthenticatorCode } from '#app/kits/members/identity/passkeys/authenticator-codes.ts'
import { forgetChallenge, takeChallenge } from '#app/kits/members/identity/passkeys/challenges.server.ts'
import { sendGuardingLetter } from '#app/kits/members/identity/account/guarding-letters.server.ts'
import { findKnownDevice } from '#app/kits/members/identity/session/known-device.server.ts'
import { findHalfWay, spendCode, type HalfWay } from '#app/kits/members/identity/passkeys/second-step.server.ts'
import { toFlashCookie } from '#app/kits/pages/flash/flash.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { toSuspendedWords } from '#app/kits/members/identity/leaving/suspension.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import {
  answer,
  readCall,
  waitFirst,
  withCookies,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { secondStepInputs } from './second-step.inputs.ts'

const QUARTER_S = 900
const DAY_S = 86_400
const TRIES = 5
const perSignIn = createKeptLimit('second-step', { points: TRIES, windowS: QUARTER_S })
const perAccount = createKeptLimit('second-step-account', { points: 10, windowS: QUARTER_S })
const perAccountDay = createKeptLimit('second-step-account-day', { points: 60, windowS: DAY_S })
/** A browser its owner signed in with has a budget that strangers' tries do not use up. */
const perDevice = createKeptLimit('second-step-device', { points: 10, windowS: QUARTER_S })
const perNetwork = createKeptLimit('second-step-network', { points: 60, windowS: QUARTER_S })
/** Who is guessed at hears of it once a day. */
const perWarning = createKeptLimit('second-step-warning', { points: 1, windowS: DAY_S })

/** SPEC 8. */
export const SIGNED_IN = 'Login successful! Redirecting...'
const TOO_LATE = 'This sign-in took longer than ten minutes, or it was finished already. Please start again.'
const TOO_MANY = 'Those were too many wrong codes for one sign-in. Please start again.'
const WRONG_DIGITS = 'These are not the right digits, or they were used before. Wait for the next ones and try again.'
const WRONG_RECOVERY = 'This is not one of your recovery codes, or it was used before.'

/** The second step: six digits or a recovery code from whoever is half-way in with this browser. */
export function secondStep(request: Request, network: string): Promise<Answered> {
  return readCall(request.clone() as Request, secondStepInputs, async ({ code }, typed) => {
    const halfWay = await findHalfWay(request)
    if (!halfWay) return startAgain(401, TOO_LATE, typed)
    const { id, user } = halfWay
    if (user.suspendedAt) return startAgain(403, toSuspendedWords(user), typed)
    const { waitS, leave } = await countTry(request, halfWay, network)
    if (waitS > 0) return waitFirst(waitS, typed)
    if ((await perSignIn(id)) > 0) {
      await takeChallenge(request, 'second-step')
      return startAgain(429, TOO_MANY, typed)
    }
    const spent = await spendCode(user.id, code)
    if (!spent.isRight) {
      const message = isAuthenticatorCode(code) ? WRONG_DIGITS : WRONG_RECOVERY
      return answer(401, { success: false, message, errors: { code: message } }, typed)
    }
    if (!(await takeChallenge(request, 'second-step'))) return startAgain(401, TOO_LATE, typed)
    await leave()
    return enter(request, halfWay, spent.codesLeft, typed)
  })
}

async function startAgain(status: number, message: string, typed: Typed): Promise<Answered> {
  // The next sign-in may begin at once.
  const headers: HeadersInit = status === 429 ? { 'Retry-After': '1' } : {}
  const answered = answer(status, { success: false, message, needs: 'start' }, typed, headers)
  return withCookies(answered, [await forgetChallenge('second-step')])
}

/**
 * The seconds to wait, if any, and the way to give the try back. Somebody who guesses on knows the password: its owner is
 * told.
 */
async function countTry(request: Request, { user }: HalfWay, network: string) {
  const device = await findKnownDevice(request, user)
  const limits =
    device === null
      ? ([
          [perNetwork, network],
          [perAccount, user.id],
          [perAccountDay, user.id],
        ] as const)
      : ([[perDevice, `${user.id} ${device}`]] as const)
  let waitS = 0
  for (const [limit, key] of limits) waitS ||= await limit(key)
  if (waitS > 0 && (await perWarning(user.id)) === 0) {
    const sender = senderOf(request)
    await sendGuardingLetter(user, sender, codesGuessedLetter(user, sender.origin))
  }
  return { waitS, leave: () => Promise.all(limits.map(([limit, key]) => limit.refund(key))) }
}

async function enter(request: Request, { user, isRemembered }: HalfWay, codesLeft: number | null, typed: Typed) {
  const { cookies } = await admit(request, user, { isRemembered, isStrong: true })
  const answered = answer(200, { success: true, message: SIGNED_IN }, typed)
  withCookies(answered, [...cookies, await forgetChallenge('second-step')])
  if (codesLeft === null) return answered
  const sender = senderOf(request)
  await sendGuardingLetter(user, sender, recoveryCodeUsedLetter(user, sender.origin, codesLeft))
  return withCookies(answered, [await toFlashCookie(toCodesLeftWords(codesLeft))])
}

function toCodesLeftWords(codesLeft: number) {
  const title = 'You are in, with a recovery code'
  if (codesLeft === 0)
    return { title, description: 'It was the last one. Make new ones in the settings, under security.' }
  const left = codesLeft === 1 ? 'One recovery code is left.' : `${codesLeft} recovery codes are left.`
  return { title, description: `${left} The one you used does not work again.` }
}
