import { requestReset, resetPassword } from '#app/kits/members/identity/account/accounts.server.ts'
import { evenly } from '#app/platform/values/evenly.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { rememberDevice } from '#app/kits/members/identity/session/known-device.server.ts'
import { readName } from '#app/kits/members/identity/password/password-holders.server.ts'
import {
  answer,
  answerRefusal,
  readCall,
  waitFirst,
  withCookies,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { forgotInputs, resetInputs } from '../sign-in.inputs.ts'

const HOUR_S = 3_600
const perAccount = createKeptLimit('forgot-account', { points: 5, windowS: HOUR_S })
const perNetwork = createKeptLimit('forgot-network', { points: 40, windowS: HOUR_S })
const resetsPerNetwork = createKeptLimit('reset-network', { points: 40, windowS: HOUR_S })

/** Somebody and nobody take the same time. */
const FLOOR_MS = 150
const SENT = 'Password reset instructions sent to your email.'
const CHANGED = 'Your password is changed. Please sign in with the new one.'

/** Mails a link for a new password; the answer is the same whether or not there is such a person. */
export function forgot(request: Request, network: string): Promise<Answered> {
  return readCall(request, forgotInputs, async ({ usernameOrEmail }, typed) => {
    const waitS = (await perNetwork(network)) || (await perAccount(`${network} ${readName(usernameOrEmail).key}`))
    if (waitS > 0) return waitFirst(waitS, typed)
    await evenly(FLOOR_MS, () => requestReset(usernameOrEmail, senderOf(request)))
    return answer(200, { success: true, message: SENT }, typed)
  })
}

/** Sets the new password of a mailed link. The browser is known from then on: it signs in whatever strangers guess. */
export function reset(request: Request, network: string): Promise<Answered> {
  return readCall(request, resetInputs, async ({ token, password }, typed) => {
    const waitS = await resetsPerNetwork(network)
    if (waitS > 0) return waitFirst(waitS, typed)
    const done = await resetPassword(token, password, senderOf(request))
    if (!done.isDone) return answerRefusal(done, typed)
    return withCookies(answer(200, { success: true, message: CHANGED }, typed), [
      await rememberDevice(request, done.user),
    ])
  })
}
