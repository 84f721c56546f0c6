import { z } from 'zod'
import { emailInput } from '#app/kits/identity/email.inputs.ts'

export const waitlistInputs = z.object({ email: emailInput })
