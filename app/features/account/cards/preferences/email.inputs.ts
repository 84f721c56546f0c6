import { z } from 'zod'
import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'

export const emailChangeInputs = z.object({
  email: emailInput,
  currentPassword: knownPasswordInput('Please write your password.').default(''),
})
