import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { sendVerification } from '#app/kits/members/identity/account/accounts.server.ts'
import { sendWelcome } from '#app/kits/members/identity/joining/make-member.server.ts'
import { resetSecondStep } from '#app/kits/members/identity/passkeys/reset-second-step.server.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { AdminAct, Outcome } from '../admin-form.server.ts'
import { toTarget, withMember } from './with-member.server.ts'

const HOUR_S = 3_600
/** A letter nobody asked for twice is one too many. */
const confirmations = createKeptLimit('admin-confirmations', { points: 3, windowS: HOUR_S })

type OfMember = { user: string }

/** Sends the letter again that proves an address: of an account that was made for somebody, the one with its first password. */
export async function resendConfirmation(
  { user: id }: OfMember,
  { request, admin, record }: AdminAct,
): Promise<Outcome> {
  const waitS = await confirmations(id)
  if (waitS > 0) return { refusal: tooManyAtOnce('letters', waitS), waitS }
  return withMember(id, { act: 'confirm', admin }, async (user) => {
    if (user.emailVerifiedAt) return { refusal: 'This address is confirmed already.' }
    const isWithoutPassword = user.passwordHash === null && user.signedInAt === null
    await (isWithoutPassword ? sendWelcome : sendVerification)(user, senderOf(request))
    await record({ act: isWithoutPassword ? 'member.welcomed' : 'member.confirmation-sent', target: toTarget(user) })
    return {
      title: 'The letter is on its way',
      description: `Its link works once, for ${isWithoutPassword ? '7 days' : '24 hours'}.`,
    }
  })
}

/** Takes the second step off for somebody who lost their app and codes. */
export const takeSecondStepOff = ({ user: id }: OfMember, { request, admin, record }: AdminAct): Promise<Outcome> =>
  withMember(id, { act: 'reset-second-step', admin }, async (user) => {
    if (!(await resetSecondStep(user, senderOf(request)))) return { refusal: 'There is no second step to take off.' }
    await record({ act: 'member.second-step-reset', target: toTarget(user) })
    return { title: 'The second step is off', description: `${user.name} reads of it by mail and signs in anew.` }
  })
