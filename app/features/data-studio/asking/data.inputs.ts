import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { alertInputs } from '../alerts/alert.inputs.ts'
import { dashboardInputs } from '../dashboards/dashboard.inputs.ts'
import { NAME_MAX_CHARS, QUESTION_MAX_CHARS, SQL_MAX_CHARS, TEXT_MAX } from '../data.limits.ts'
import { columnStyles } from '../tables/table-jobs.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined ? [] : [value].flat())
const words = z.preprocess(
  list,
  z.array(z.string().max(NAME_MAX_CHARS, `A name has up to ${NAME_MAX_CHARS} characters.`)).max(300),
)

/** The forms of business intelligence. */
export const dataInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('open'),
      text: z.string().max(TEXT_MAX, 'That is more than fits here. Send it as a file.').default(''),
    }),
    z.object({ do: z.literal('example') }),
    z.object({
      do: z.literal('ask'),
      data: id,
      question: z
        .string('Write your question.')
        .trim()
        .min(1, 'Write your question.')
        .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS} characters.`),
    }),
    z.object({
      do: z.literal('query'),
      data: id,
      query: z
        .string('Write a query.')
        .trim()
        .min(1, 'Write a query.')
        .max(SQL_MAX_CHARS, `A query has up to ${SQL_MAX_CHARS.toLocaleString('en')} characters.`),
    }),
    z.object({
      do: z.literal('clean'),
      data: id,
      source: z.preprocess(list, z.array(z.string().max(200)).max(300)),
      name: words,
      style: z.preprocess(list, z.array(z.enum(columnStyles, 'Choose from the list.')).max(300)),
      doubles: z.literal('on').optional(),
      sheet: z.string().max(200).optional(),
    }),
    z.object({ do: z.literal('renew'), data: id }),
    z.object({ do: z.literal('again'), data: id, ask: id }),
    ...dashboardInputs,
    ...alertInputs,
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type DataInput<Act> = Extract<z.output<typeof dataInputs>, { do: Act }>
