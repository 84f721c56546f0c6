import { z } from 'zod'
import { isMailAddress } from '#app/platform/mail-address.ts'
import { EMAIL_MAX_CHARS } from './email.limits.ts'

/** An address as people write it into a form: trimmed, in their own letter case and script. */
export const emailInput = z
  .string('Please write your email address.')
  .trim()
  .normalize()
  .min(1, 'Please write your email address.')
  .max(EMAIL_MAX_CHARS, 'This address is too long to be an email address.')
  .refine(
    isMailAddress,
    'This does not look like an email address. It needs an @ and a domain, such as you@example.com.',
  )
