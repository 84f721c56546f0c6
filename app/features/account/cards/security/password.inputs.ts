import { z } from 'zod'
import { isSamePassword } from '#app/kits/members/identity/password/password-form.ts'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { findPasswordProblem } from '#app/kits/members/identity/password/password-rules.server.ts'
import { PASSWORDS_DIFFER } from '#app/kits/members/identity/password/password.limits.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

export const passwordInputs = z
  .object({
    password: z.string('Please choose a password.').min(1, 'Please choose a password.'),
    confirmPassword: z.string('Please write the password again.'),
    currentPassword: knownPasswordInput('Please write your password.').default(''),
  })
  .refine(({ password, confirmPassword }) => isSamePassword(password, confirmPassword), {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
    ...acrossFields('password', 'confirmPassword'),
  })
  .superRefine(({ password }, context) => {
    const message = findPasswordProblem(password)
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message })
  }, acrossFields('password'))
