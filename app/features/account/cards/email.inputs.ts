import { z } from 'zod'
import { emailInput } from '#app/kits/identity/email.inputs.ts'
import { PASSWORD_MAX_CHARS } from '#app/kits/identity/password.limits.ts'

export const emailChangeInputs = z.object({
  email: emailInput,
  currentPassword: z.string().max(PASSWORD_MAX_CHARS, 'A password has at most 128 characters.').default(''),
})
