import { z } from 'zod'
import { EMAIL_MAX_CHARS } from './waitlist.limits.ts'

export const waitlistInputs = z.object({
  email: z
    .string('Please write your email address.')
    .trim()
    .min(1, 'Please write your email address.')
    .max(EMAIL_MAX_CHARS, 'This address is too long to be an email address.')
    .pipe(z.email('This does not look like an email address. It needs an @ and a domain, such as you@example.com.')),
})
