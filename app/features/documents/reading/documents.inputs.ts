import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { QUESTION_MAX_CHARS, TEXT_MAX_CHARS } from '../documents.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)

export const questionInput = z
  .string('Write your question.')
  .trim()
  .min(1, 'Write your question.')
  .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS} characters.`)

/** The forms of the analyzer. */
export const documentsInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('read'),
      text: z
        .string()
        .max(
          TEXT_MAX_CHARS,
          `A pasted text has up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters. Send a longer one as a file.`,
        )
        .default(''),
      question: z
        .string()
        .trim()
        .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS} characters.`)
        .default(''),
    }),
    z.object({ do: z.literal('example') }),
    z.object({ do: z.literal('ask'), doc: id, question: questionInput }),
    z.object({ do: z.literal('share'), doc: id, term: shareTermInput, text: z.literal('on').optional() }),
    z.object({ do: z.literal('revoke'), doc: id.optional(), share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type DocumentsInput<Act> = Extract<z.output<typeof documentsInputs>, { do: Act }>
