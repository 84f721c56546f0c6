import { z } from 'zod'
import { emailInput } from '#app/kits/identity/email.inputs.ts'
import { knownPasswordInput } from '#app/kits/identity/password.inputs.ts'

export const emailChangeInputs = z.object({
  email: emailInput,
  currentPassword: knownPasswordInput('Please write your password.').default(''),
})
