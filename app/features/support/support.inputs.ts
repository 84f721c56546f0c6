import { z } from 'zod'
import { MISSING_MAX_CHARS } from '#app/kits/operations/knowledge-base/article.limits.ts'
import { ticketText } from '#app/kits/members/tickets/tickets.inputs.ts'
import { QUESTION_MAX_CHARS } from './support.limits.ts'

const ID_MAX_CHARS = 64
const SAY_MISSING = 'Please write what you were looking for, or leave it be.'

export const askInputs = z.object({
  message: z
    .string('Please write a question.')
    .trim()
    .min(1, 'Please write a question.')
    .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS.toLocaleString('en')} characters.`),
  conversationId: z.string().min(1).max(ID_MAX_CHARS).nullish().catch(null),
})

export const voteInputs = z.object({ helpful: z.enum(['yes', 'no'], 'Choose yes or no.') })

export const missingInputs = z.object({
  missing: z
    .string(SAY_MISSING)
    .trim()
    .min(1, SAY_MISSING)
    .max(MISSING_MAX_CHARS, `Please keep it under ${MISSING_MAX_CHARS.toLocaleString('en')} characters.`),
})

export const replyInputs = z.object({ text: ticketText })
