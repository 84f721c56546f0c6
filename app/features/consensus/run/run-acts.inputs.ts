import { z } from 'zod'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { documentFields } from '../consensus.inputs.ts'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS } from '../consensus.limits.ts'

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const MOST_SEATS = 20
const ID_MAX_CHARS = 200

const position = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS * 2)
const seat = z.string().min(1).max(ID_MAX_CHARS)
const question = z
  .string()
  .trim()
  .min(1, 'Write a question.')
  .max(QUESTION_MAX_CHARS, `Please keep the question under ${QUESTION_MAX_CHARS.toLocaleString('en')} characters.`)

/** What can be done with a finished run, each by a form of its own. */
export const runActInputs = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('again'), position }),
    z.object({
      act: z.literal('add'),
      seat: z.preprocess(list, z.array(seat).max(MOST_SEATS)),
      label: z
        .string()
        .trim()
        .max(LABEL_MAX_CHARS, `Please keep the name under ${LABEL_MAX_CHARS} characters.`)
        .default(''),
      answer: z
        .string()
        .trim()
        .max(ANSWER_MAX_CHARS, `Please keep the answer under ${ANSWER_MAX_CHARS.toLocaleString('en')} characters.`)
        .default(''),
      ...documentFields,
    }),
    z.object({ act: z.literal('vote'), seat }),
    z.object({ act: z.literal('unvote') }),
    z.object({ act: z.literal('follow'), question, target: z.string().max(ID_MAX_CHARS).default('') }),
    z.object({ act: z.literal('resolve'), dispute: position }),
    z.object({ act: z.literal('why'), seat, dispute: position }),
    z.object({ act: z.literal('compare') }),
    z.object({ act: z.literal('remove') }),
  ],
  'This page does not know that. Please read it anew and try again.',
)

export type RunActInputs = z.output<typeof runActInputs>
