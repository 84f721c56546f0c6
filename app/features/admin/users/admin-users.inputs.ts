import { z } from 'zod'
import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'
import { findDisplayNameProblem, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '#app/kits/members/identity/leaving/suspension.ts'
import { roles } from '#app/kits/members/identity/account/roles.ts'
import { memberPlans } from './members-filter.ts'

const ID_MAX_CHARS = 64
const user = z.string('There is no such member.').min(1, 'There is no such member.').max(ID_MAX_CHARS)
const SAY_WHY = 'Please write the reason. The member reads it.'
const reason = z
  .string(SAY_WHY)
  .trim()
  .min(1, SAY_WHY)
  .max(SUSPENSION_REASON_MAX_CHARS, `Please keep it under ${SUSPENSION_REASON_MAX_CHARS} characters.`)
const role = z
  .enum(['member', ...roles], 'Choose one of the roles.')
  .transform((said) => (said === 'member' ? null : said))

const nameInput = z
  .string('Please write a name.')
  .transform(toPlainLine)
  .superRefine((name, context) => {
    const message = name === '' ? 'Please write a name.' : findDisplayNameProblem(name)
    if (message) context.addIssue({ code: 'custom', message })
  })
/** A box that is ticked. */
const isOn = z
  .string()
  .optional()
  .transform((value) => value === 'on')
const NO_LIST = 'This list is not here any more. Please send the file again.'

export const userActInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('plan'), user, plan: z.enum(memberPlans, 'Choose Free, Plus or Pro.') }),
  z.object({ act: z.literal('approve'), user }),
  z.object({ act: z.literal('turn-away'), user, reason }),
  z.object({ act: z.literal('suspend'), user, reason }),
  z.object({ act: z.literal('unsuspend'), user }),
  z.object({ act: z.literal('end-sessions'), user }),
  z.object({ act: z.literal('confirm'), user }),
  z.object({ act: z.literal('reset-second-step'), user }),
  z.object({ act: z.literal('role'), user, role }),
  z.object({
    act: z.literal('merge'),
    user,
    into: user,
    sure: z.literal('on', 'Tick the box, so that nobody does this by accident.'),
  }),
  z.object({ act: z.literal('create-member'), name: nameInput, email: emailInput, role }),
  z.object({
    act: z.literal('import-members'),
    file: z.string(NO_LIST).min(1, NO_LIST).max(ID_MAX_CHARS),
    letters: isOn,
  }),
])
export type UserAct = z.output<typeof userActInputs>
