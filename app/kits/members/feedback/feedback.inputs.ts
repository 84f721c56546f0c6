import { z } from 'zod'
import { isMailAddress } from '#app/platform/mail-address.ts'
import { FEEDBACK_MAX_CHARS, feedbackTypes } from './feedback.limits.ts'

const FEEDBACK_EMAIL_MAX_CHARS = 254
const NO_ADDRESS = 'This does not look like an email address. You can also leave it empty.'

export const feedbackInputs = z.object({
  page: z.string().max(1_024).default('/'),
  feedback: z
    .string('Please write what you would like to tell us.')
    .trim()
    .min(1, 'Please write what you would like to tell us.')
    .max(FEEDBACK_MAX_CHARS, `Please keep it under ${FEEDBACK_MAX_CHARS.toLocaleString('en')} characters.`),
  type: z.enum(feedbackTypes, 'Choose bug, suggestion, praise or question.'),
  email: z
    .string()
    .trim()
    .max(FEEDBACK_EMAIL_MAX_CHARS, NO_ADDRESS)
    .refine((email) => email === '' || isMailAddress(email), NO_ADDRESS)
    .optional()
    .transform((email) => email || null),
})
