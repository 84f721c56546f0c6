import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { questionInput } from '../reading/documents.inputs.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
export const MOST_COLUMNS = 8
const COLUMN_MAX_CHARS = 80

/** The forms of document intelligence. */
export const collectionsInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('gather'),
      title: z
        .string()
        .trim()
        .min(1, 'Give the collection a name.')
        .max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`),
    }),
    z.object({ do: z.literal('add'), collection: id }),
    z.object({ do: z.literal('ask'), collection: id, question: questionInput }),
    z.object({
      do: z.literal('columns'),
      collection: id,
      columns: z
        .string()
        .max(2_000, 'That is more than fits here.')
        .transform((text) =>
          text
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
        .refine((lines) => lines.length <= MOST_COLUMNS, `Up to ${MOST_COLUMNS} columns fit.`)
        .refine(
          (lines) => lines.every((line) => line.length <= COLUMN_MAX_CHARS),
          `A column has up to ${COLUMN_MAX_CHARS} characters.`,
        ),
    }),
    z.object({ do: z.literal('remove'), collection: id, doc: id }),
    z.object({ do: z.literal('share'), collection: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type CollectionsInput<Act> = Extract<z.output<typeof collectionsInputs>, { do: Act }>
