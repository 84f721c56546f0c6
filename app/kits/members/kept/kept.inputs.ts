import { z } from 'zod'
import { TITLE_MAX_CHARS } from './kept.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const NO_ACT = 'This page does not know what to do with that. Please load it again.'

/** The forms that tidy what is kept, the same on every screen of writing. */
export const keptInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('delete'), id }),
    z.object({ do: z.literal('bring-back'), id }),
    z.object({
      do: z.literal('rename'),
      id,
      title: z
        .string()
        .trim()
        .min(1, 'Give it a name.')
        .max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`),
    }),
  ],
  NO_ACT,
)
export type KeptInputs = z.output<typeof keptInputs>

/** Whether a form is one of these. */
export const isKeptAct = (act: unknown): boolean => ['delete', 'bring-back', 'rename'].includes(String(act))
