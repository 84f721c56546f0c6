import { z } from 'zod'
import { EMAIL_MAX_CHARS } from './email.limits.ts'

/** An address as people write it into a form: trimmed, in their own letter case. */
export const emailInput = z
  .string('Please write your email address.')
  .trim()
  .min(1, 'Please write your email address.')
  .max(EMAIL_MAX_CHARS, 'This address is too long to be an email address.')
  .pipe(z.email('This does not look like an email address. It needs an @ and a domain, such as you@example.com.'))
