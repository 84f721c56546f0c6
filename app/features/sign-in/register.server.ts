import {
  isUsernameTaken,
  NAME_TAKEN,
  register as makeAccount,
} from '#app/kits/members/identity/account/accounts.server.ts'
import { findWayIn, refuseInvite } from '#app/kits/members/identity/account/registration.server.ts'
import { holdForApproval, isWaiting } from '#app/kits/members/identity/joining/approval.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { joinByInvite } from '#app/kits/members/invites/invites.server.ts'
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
const WAITING =
  'Almost there. We sent you an email to confirm your address. After that an administrator lets you in, and we write to you.'
const SUCCESS = 'Almost there. We sent you an email to confirm your address. You can sign in now.'

/**
 * Makes an account; whoever already has the address hears of it by mail, and the answer is the same. Where everybody may
 * register, an invitation that opens nothing any more changes nothing about the account.
 */
export async function register(request: Request, network: string): Promise<Answered> {
  const answered = await readCall(request, registerInputs, async ({ username, email, password, invite }, typed) => {
    const waitS = await perNetwork(network)
    if (waitS > 0) return waitFirst(waitS, typed)
    const way = await findWayIn(email)
    if (typeof way !== 'string') return answerRefusal(way, typed)
    const join = async (user: UserRow) => {
      const isInvited = invite !== '' && (await joinByInvite(invite, user))
      if (!isInvited && way === 'approval') await holdForApproval(user.id)
      return isInvited || way !== 'invite' ? null : refuseInvite(invite)
    }
    const made = await evenly(FLOOR_MS, () => makeAccount({ username, email, password }, senderOf(request), join))
    if (!made.isDone) return answerRefusal(made, typed)
    // A form that was pressed twice is answered twice alike, so the account itself is asked.
    const isHeld = way === 'approval' && (await isWaiting(username))
    const said = isHeld ? { message: WAITING, needs: 'approval' as const } : { message: SUCCESS }
    return answer(200, { success: true, ...said }, typed)
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
