import { z } from 'zod'
import { isSamePassword } from '#app/kits/members/identity/password/password-form.ts'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { PASSWORDS_DIFFER } from '#app/kits/members/identity/password/password.limits.ts'

export const passwordInputs = z
  .object({
    password: z.string('Please choose a password.').min(1, 'Please choose a password.'),
    confirmPassword: z.string('Please write the password again.'),
    currentPassword: knownPasswordInput('Please write your password.').default(''),
  })
  .refine(({ password, confirmPassword }) => isSamePassword(password, confirmPassword), {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  })
