import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { sourceKinds } from '../plan/plan.ts'
import {
  MOST_DOCUMENTS,
  MOST_SUBS,
  PAGES_MOST,
  QUESTION_MAX_CHARS,
  SENTENCE_MAX_CHARS,
  SUB_MAX_CHARS,
} from '../research.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const ids = z.preprocess(list, z.array(z.string().max(64)).max(MOST_DOCUMENTS, `Up to ${MOST_DOCUMENTS} can be named.`))
const number = z.coerce.number('This form is not whole. Please load the page again.').int().positive().max(1_000_000)

export const questionInput = z
  .string('Write your question.')
  .trim()
  .min(1, 'Write your question.')
  .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS} characters.`)

const planInput = z.object({
  do: z.literal('plan'),
  research: id,
  then: z.enum(['save', 'start']).default('save'),
  subs: z
    .string('Write what is to be found out.')
    .max((SUB_MAX_CHARS + 2) * MOST_SUBS * 2, 'That is more than a plan holds.')
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length > 0, 'Write at least one line to find out.')
    .refine((lines) => lines.length <= MOST_SUBS, `A plan has up to ${MOST_SUBS} lines.`)
    .refine(
      (lines) => lines.every((line) => line.length <= SUB_MAX_CHARS),
      `A line has up to ${SUB_MAX_CHARS} characters.`,
    ),
  kinds: z.preprocess(list, z.array(z.enum(sourceKinds, 'Choose from the list.')).min(1, 'Choose at least one place.')),
  documents: ids,
  collections: ids,
  model: z
    .string()
    .max(200)
    .default('')
    .transform((model) => model || null),
  pages: z.coerce
    .number(`A number from 1 to ${PAGES_MOST}.`)
    .int(`A number from 1 to ${PAGES_MOST}.`)
    .min(1, `A number from 1 to ${PAGES_MOST}.`)
    .max(PAGES_MOST, `A number from 1 to ${PAGES_MOST}.`),
})

/** The forms of the research assistant. */
export const researchInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('begin'), question: questionInput }),
    planInput,
    z.object({ do: z.literal('pause'), research: id }),
    z.object({ do: z.literal('resume'), research: id }),
    z.object({ do: z.literal('again'), research: id }),
    z.object({ do: z.literal('rewrite'), research: id }),
    z.object({ do: z.literal('source-out'), research: id, n: number }),
    z.object({ do: z.literal('source-in'), research: id, n: number }),
    z.object({ do: z.literal('note-out'), research: id, note: id }),
    z.object({ do: z.literal('note-in'), research: id, note: id }),
    z.object({
      do: z.literal('edit'),
      research: id,
      report: id,
      sentence: z.preprocess(list, z.array(z.string().max(64)).max(400)),
      text: z.preprocess(
        (value) => (value === undefined ? [] : [value].flat()),
        z.array(z.string().max(SENTENCE_MAX_CHARS, `A sentence has up to ${SENTENCE_MAX_CHARS} characters.`)).max(400),
      ),
    }),
    z.object({ do: z.literal('restore'), research: id, report: id }),
    z.object({ do: z.literal('share'), research: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type ResearchInput<Act> = Extract<z.output<typeof researchInputs>, { do: Act }>
