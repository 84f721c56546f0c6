import { z } from 'zod'
import { PLACE_QUESTION_MAX_CHARS } from './world.limits.ts'

export const worldInputs = z.object({
  question: z
    .string('Please write a question.')
    .trim()
    .min(2, 'Please write a question about this place.')
    .max(PLACE_QUESTION_MAX_CHARS, `Please keep it under ${PLACE_QUESTION_MAX_CHARS} characters.`),
})
