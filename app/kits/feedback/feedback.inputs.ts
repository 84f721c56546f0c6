import { z } from 'zod'
import { FEEDBACK_MAX_CHARS, feedbackTypes } from './feedback.limits.ts'

export const feedbackInputs = z.object({
  page: z.string().max(1_024).default('/'),
  feedback: z
    .string('Please write what you would like to tell us.')
    .trim()
    .min(1, 'Please write what you would like to tell us.')
    .max(FEEDBACK_MAX_CHARS, `Please keep it under ${FEEDBACK_MAX_CHARS.toLocaleString('en')} characters.`),
  type: z.enum(feedbackTypes, 'Choose bug, suggestion, praise or question.'),
  email: z
    .union([z.literal(''), z.email('This does not look like an email address. You can also leave it empty.')])
    .optional()
    .transform((email) => email || null),
})
