import { z } from 'zod'
import { emailInput } from '#app/kits/members/identity/account/email.inputs.ts'

export const waitlistInputs = z.object({ email: emailInput })
