import { z } from 'zod'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import {
  answer,
  answerRefusal,
  readCall,
  toJson,
  withCookies,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { forgetChallenge } from '#app/kits/members/identity/passkeys/challenges.server.ts'
import { newPasskeyInput, passkeyNameInput } from '#app/kits/members/identity/passkeys/passkeys.inputs.ts'
import { addPasskey, beginPasskey } from '#app/kits/members/identity/passkeys/passkeys.server.ts'
import { prove } from '#app/kits/members/identity/session/proof.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'

/** `for` is the person the page was drawn for. */
const optionsInput = z.object({
  for: z.string(),
  name: passkeyNameInput,
  currentPassword: knownPasswordInput('Please write your password.').optional(),
})
const addInput = z.object({ for: z.string(), name: passkeyNameInput, response: newPasskeyInput })

const GUEST = 'You are not signed in any more. Please sign in again.'
const SOMEBODY_ELSE =
  'In another tab somebody else signed in meanwhile. Nothing was changed. Please open the settings again.'

/** The signed-in person the page was drawn for, or why there is none. */
async function findVisitor(request: Request, id: string) {
  const signedIn = await findSignedIn(request)
  if (!signedIn) return { signedIn: null, refusal: answer(401, { success: false, message: GUEST }) }
  if (signedIn.row.id !== id)
    return { signedIn: null, refusal: answer(409, { success: false, message: SOMEBODY_ELSE }) }
  return { signedIn, refusal: null }
}

/** What the browser needs to make a passkey, after proof of who sits there: `{ success, message, options }`. */
export async function askForNewPasskey(request: Request): Promise<Response> {
  let options: unknown = null
  const answered = await readCall(request.clone() as Request, optionsInput, async (input) => {
    const { signedIn, refusal } = await findVisitor(request, input.for)
    if (!signedIn) return refusal
    const proof = await prove(signedIn, input.currentPassword ?? '')
    if (!proof.isDone) return answerRefusal(proof)
    const begun = await beginPasskey(request, signedIn.row)
    if (!begun.isDone) return answerRefusal(begun)
    options = begun.options
    return withCookies(answer(200, { success: true, message: 'Now your device.' }), [begun.cookie])
  })
  if (options === null) return toJson(answered)
  return Response.json({ ...answered.body, options }, { status: answered.status, headers: answered.headers })
}

/** Adds the passkey the browser made. */
export function addNewPasskey(request: Request): Promise<Answered> {
  return readCall(request.clone() as Request, addInput, async ({ name, response, ...input }) => {
    const { signedIn, refusal } = await findVisitor(request, input.for)
    if (!signedIn) return refusal
    const added = await addPasskey(request, signedIn.row, { name, response }, senderOf(request))
    const answered = added.isDone
      ? answer(200, { success: true, message: `“${name}” opens your account from now on.` })
      : answerRefusal(added)
    return withCookies(answered, [await forgetChallenge('passkey-add')])
  })
}
