import { z } from 'zod'
import { NAME_MAX_CHARS } from './university.limits.ts'

export const answerInputs = z.object({
  do: z.literal('answer'),
  question: z.string().min(1).max(64),
  choice: z.string({ error: 'Choose one of the answers.' }).min(1, 'Choose one of the answers.').max(64),
})

export const certificateInputs = z.object({
  track: z.enum(['fundamentals', 'tutorials'], 'Choose a track.'),
  name: z
    .string({ error: 'Write the name that is to stand on it.' })
    .trim()
    .min(1, 'Write the name that is to stand on it.')
    .max(NAME_MAX_CHARS, `A name has up to ${NAME_MAX_CHARS} characters.`)
    .transform((name) => name.replace(/\s+/g, ' ')),
})

export const verifyInputs = z.object({
  do: z.literal('verify'),
  text: z.string().max(20_000, 'That is more than a certificate.').default(''),
})
