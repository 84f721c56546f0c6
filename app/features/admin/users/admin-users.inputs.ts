import { z } from 'zod'
import { SUSPENSION_REASON_MAX_CHARS } from '#app/kits/members/identity/leaving/suspension.ts'
import { memberPlans } from './members-filter.ts'

const ID_MAX_CHARS = 64
const user = z.string('There is no such member.').min(1, 'There is no such member.').max(ID_MAX_CHARS)
const SAY_WHY = 'Please write the reason. The member reads it.'

export const userActInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('plan'), user, plan: z.enum(memberPlans, 'Choose Free, Plus or Pro.') }),
  z.object({
    act: z.literal('suspend'),
    user,
    reason: z
      .string(SAY_WHY)
      .trim()
      .min(1, SAY_WHY)
      .max(SUSPENSION_REASON_MAX_CHARS, `Please keep it under ${SUSPENSION_REASON_MAX_CHARS} characters.`),
  }),
  z.object({ act: z.literal('unsuspend'), user }),
  z.object({ act: z.literal('end-sessions'), user }),
  z.object({ act: z.literal('confirm'), user }),
])
export type UserAct = z.output<typeof userActInputs>
