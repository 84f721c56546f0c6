import { z } from 'zod'
import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import { isSamePassword } from '#app/kits/members/identity/password/password-form.ts'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { findPasswordProblem } from '#app/kits/members/identity/password/password-rules.server.ts'
import { findUsernameProblem } from '#app/kits/members/identity/account/username.ts'
import { PASSWORDS_DIFFER } from '#app/kits/members/identity/password/password.limits.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

/** A code as it can be typed, with hyphens and spaces. */
const INVITE_MAX_CHARS = 64

const usernameOrEmail = z
  .string('Please write your username or email.')
  .trim()
  .min(1, 'Please write your username or email.')
  .max(EMAIL_MAX_CHARS, 'This is too long for a username or an email address.')

/** A ticked box of a form, or a boolean of JSON. */
const ticked = z.union([z.boolean(), z.enum(['on', 'true', '1']).transform(() => true)]).default(false)

/** Where a form came from; forms check it themselves, because a wrong one is no reason to refuse. */
const return_url = z.string().optional()

/** A rule of the account says no in a sentence. */
function refuseAs(context: z.RefinementCtx, path: string[], message: string | null) {
  if (message !== null) context.addIssue({ code: 'custom', path, message })
}

/** A password of any content: what makes a good one is decided where it is chosen. Nothing is trimmed. */
const knownPassword = knownPasswordInput('Please write your password.').min(1, 'Please write your password.')

/** Only browsers send it: SPEC 5 checks it on the client. When it comes it must fit. */
const confirmPassword = z.string().optional()
const passwordsMatch = (fields: { password: string; confirmPassword?: string | undefined }) =>
  fields.confirmPassword === undefined || isSamePassword(fields.confirmPassword, fields.password)
const MISMATCH = {
  path: ['confirmPassword'],
  message: PASSWORDS_DIFFER,
  ...acrossFields('password', 'confirmPassword'),
}

export const loginInputs = z.object({ usernameOrEmail, password: knownPassword, rememberMe: ticked, return_url })

export const registerInputs = z
  .object({
    username: z
      .string('Please choose a username.')
      .trim()
      .superRefine((name, context) => refuseAs(context, [], findUsernameProblem(name))),
    email: emailInput,
    password: z.string('Please choose a password.').min(1, 'Please choose a password.'),
    confirmPassword,
    return_url,
    /** The code of an invitation; one that is none is left out. */
    invite: z
      .string()
      .default('')
      .transform((code) => (code.length > INVITE_MAX_CHARS ? '' : code)),
  })
  .refine(passwordsMatch, MISMATCH)
  .superRefine(({ password, username, email }, context) => {
    const names = [username, String(email).split('@')[0]].filter((name) => typeof name === 'string')
    refuseAs(context, ['password'], findPasswordProblem(password, names))
  }, acrossFields('password'))

export const forgotInputs = z.object({ usernameOrEmail })

export const resetInputs = z
  .object({
    token: z.string('The link is not whole. Please open it from the mail again.').min(1).max(100),
    password: z.string('Please choose a password.').min(1, 'Please choose a password.'),
    confirmPassword,
  })
  .refine(passwordsMatch, MISMATCH)
  .superRefine(
    ({ password }, context) => refuseAs(context, ['password'], findPasswordProblem(password)),
    acrossFields('password'),
  )
