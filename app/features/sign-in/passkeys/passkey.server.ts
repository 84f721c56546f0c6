import { z } from 'zod'
import { admit } from '#app/kits/members/identity/session/admit.server.ts'
import { forgetChallenge } from '#app/kits/members/identity/passkeys/challenges.server.ts'
import { passkeyAnswerInput } from '#app/kits/members/identity/passkeys/passkeys.inputs.ts'
import { beginPasskeySignIn, checkPasskey } from '#app/kits/members/identity/passkeys/passkeys.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import {
  answer,
  readCall,
  toJson,
  waitFirst,
  withCookies,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { SIGNED_IN } from '../second-step/second-step.server.ts'

const QUARTER_S = 900
const asking = createKeptLimit('passkey-options', { points: 120, windowS: QUARTER_S })
const trying = createKeptLimit('passkey-network', { points: 60, windowS: QUARTER_S })

const passkeyInputs = z.object({ rememberMe: z.boolean().default(false), response: passkeyAnswerInput })

/** What the browser needs to ask for a passkey: `{ success, message, options }`. */
export async function askForPasskey(request: Request, network: string): Promise<Response> {
  const waitS = await asking(network)
  if (waitS > 0) return toJson(waitFirst(waitS, { values: {}, lists: {} }))
  const begun = await beginPasskeySignIn(request)
  if (!begun.isDone) return toJson(answer(begun.status, { success: false, message: begun.message }))
  const headers = { 'Set-Cookie': begun.cookie, 'Cache-Control': 'private, no-store' }
  return Response.json({ success: true, message: 'Now your passkey.', options: begun.options }, { headers })
}

/** Signs somebody in with a passkey; it needs neither a username nor a second step. */
export function loginWithPasskey(request: Request, network: string): Promise<Answered> {
  return readCall(request.clone() as Request, passkeyInputs, async ({ rememberMe, response }, typed) => {
    const waitS = await trying(network)
    if (waitS > 0) return waitFirst(waitS, typed)
    const checked = await checkPasskey(request, response)
    const forget = await forgetChallenge('passkey-sign-in')
    if (!checked.isDone) {
      return withCookies(answer(checked.status, { success: false, message: checked.message }, typed), [forget])
    }
    await trying.refund(network)
    const { cookies } = await admit(request, checked.user, { isRemembered: rememberMe, isStrong: true })
    return withCookies(answer(200, { success: true, message: SIGNED_IN }, typed), [...cookies, forget])
  })
}
