import { z } from 'zod'
import { BOARD_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../images.limits.ts'

const MOST = 200
const ids = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z
    .array(z.string().min(1).max(64))
    .min(1, 'Choose at least one picture.')
    .max(MOST, `Up to ${MOST} pictures at once.`),
)
const name = z
  .string()
  .trim()
  .min(1, 'Give the board a name.')
  .max(BOARD_NAME_MAX_CHARS, `Please keep the name under ${BOARD_NAME_MAX_CHARS} characters.`)
const id = z.string().min(1).max(64)

export const historyInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('delete'), c: ids }),
    z.object({ do: z.literal('bring-back'), c: ids }),
    z.object({ do: z.literal('move'), c: ids, board: z.string().max(64).default('') }),
    z.object({
      do: z.literal('rename'),
      c: id,
      title: z
        .string()
        .trim()
        .min(1, 'Give it a name.')
        .max(TITLE_MAX_CHARS, `Please keep the name under ${TITLE_MAX_CHARS} characters.`),
    }),
    z.object({ do: z.literal('board'), name }),
    z.object({ do: z.literal('rename-board'), board: id, name }),
    z.object({ do: z.literal('remove-board'), board: id }),
  ],
  'This form is not known here. Please load the page again.',
)
export type HistoryInputs = z.output<typeof historyInputs>
