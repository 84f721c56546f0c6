import {
  isUsernameTaken,
  NAME_TAKEN,
  register as makeAccount,
} from '#app/kits/members/identity/account/accounts.server.ts'
import { evenly } from '#app/platform/values/evenly.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import {
  answer,
  answerRefusal,
  readCall,
  waitFirst,
  type Answered,
} from '#app/kits/members/account-form/call-answer.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { registerInputs } from './sign-in.inputs.ts'

const HOUR_S = 3_600
const perNetwork = createKeptLimit('register-network', { points: 100, windowS: HOUR_S })

/** A free and a taken address take the same time. */
const FLOOR_MS = 250
const SUCCESS = 'Almost there. We sent you an email to confirm your address. You can sign in now.'

/** Makes an account; whoever already has the address hears of it by mail, and the answer is the same. */
export async function register(request: Request, network: string): Promise<Answered> {
  const answered = await readCall(request, registerInputs, async ({ username, email, password }, typed) => {
    const waitS = await perNetwork(network)
    if (waitS > 0) return waitFirst(waitS, typed)
    const made = await evenly(FLOOR_MS, () => makeAccount({ username, email, password }, senderOf(request)))
    if (made.isDone) return answer(200, { success: true, message: SUCCESS }, typed)
    return answerRefusal(made, typed)
  })
  return withTakenName(answered, network)
}

/** A form with other faults hears of a taken name too, so that all of them are mended at once. */
async function withTakenName(answered: Answered, network: string): Promise<Answered> {
  const { status, body, typed } = answered
  const name = typed.values.username?.trim()
  if (status !== 400 || !name || !body.errors || body.errors.username) return answered
  if ((await perNetwork(network)) > 0 || !(await isUsernameTaken(name))) return answered
  return { ...answered, body: { ...body, message: NAME_TAKEN, errors: { username: NAME_TAKEN, ...body.errors } } }
}
