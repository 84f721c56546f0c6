import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { CODE_MAX_CHARS, TASK_MAX_CHARS } from '../code.limits.ts'
import { languages } from '../library/languages.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined ? [] : [value].flat())
const language = z.enum(['any', ...languages], 'Choose a language.')
const task = z
  .string('Write what the code should do.')
  .trim()
  .min(2, 'Write what the code should do.')
  .max(TASK_MAX_CHARS, `Please keep it under ${TASK_MAX_CHARS} characters.`)

/** The forms of the code generator. */
export const codeInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('ask'), prompt: task, language, with: z.literal('models').optional() }),
    z.object({ do: z.literal('take'), prompt: z.string().max(TASK_MAX_CHARS).default(''), snippet: id.max(120) }),
    z.object({
      do: z.literal('fill'),
      answer: id,
      field: z.preprocess(list, z.array(z.string().max(60)).max(20)),
      value: z.preprocess(list, z.array(z.string().max(400, 'Please keep it short.')).max(20)),
    }),
    z.object({
      do: z.literal('edit'),
      answer: id,
      text: z
        .string('Write some code.')
        .max(CODE_MAX_CHARS, `Up to ${CODE_MAX_CHARS.toLocaleString('en')} characters fit here.`),
      check: z.string().max(CODE_MAX_CHARS, 'That is more than fits here.').default(''),
    }),
    z.object({ do: z.literal('pick'), answer: id, place: z.coerce.number().int().min(0).max(10) }),
    z.object({ do: z.literal('share'), answer: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type CodeInput<Act> = Extract<z.output<typeof codeInputs>, { do: Act }>
