import { z } from 'zod'
import { PASSWORD_MAX_CHARS, PASSWORDS_DIFFER } from '#app/kits/identity/password.limits.ts'

export const passwordInputs = z
  .object({
    password: z.string('Please choose a password.').min(1, 'Please choose a password.'),
    confirmPassword: z.string('Please write the password again.'),
    currentPassword: z.string().max(PASSWORD_MAX_CHARS, 'A password has at most 128 characters.').default(''),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  })
