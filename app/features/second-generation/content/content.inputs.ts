import { z } from 'zod'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { briefTones, factKinds } from './brief.ts'
import { FACT_MAX, LINE_MAX, MESSAGE_MAX, MOST_FACTS, PIECE_MAX, TITLE_MAX } from './content.limits.ts'
import { pieceKinds } from './pieces.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const all = (value: unknown) => (value === undefined ? [] : [value].flat())
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const MOST_ROWS = MOST_FACTS + 10
const rows = <T extends z.ZodType>(one: T) =>
  z.preprocess(all, z.array(one).max(MOST_ROWS, `Up to ${MOST_FACTS} facts fit.`))
const line = (what: string) => z.string().trim().max(LINE_MAX, `${what} has up to ${LINE_MAX} characters.`).default('')

const brief = {
  title: z
    .string('Give it a title.')
    .trim()
    .min(1, 'Give it a title.')
    .max(TITLE_MAX, `A title has up to ${TITLE_MAX} characters.`),
  message: z
    .string('Say what it is about.')
    .trim()
    .min(1, 'Say what it is about.')
    .max(MESSAGE_MAX, `The message has up to ${MESSAGE_MAX.toLocaleString('en')} characters.`),
  audience: line('The audience'),
  tone: z.enum(briefTones, 'Choose a tone from the list.').default('plain'),
  action: line('What to do'),
  fact: rows(z.string().max(64)),
  kind: rows(z.enum(factKinds, 'Choose a kind from the list.')),
  label: rows(z.string().trim().max(LINE_MAX, `A label has up to ${LINE_MAX} characters.`)),
  value: rows(z.string().trim().max(FACT_MAX, `A fact has up to ${FACT_MAX} characters.`)),
}

/** The forms of the content studio. */
export const contentInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('begin'), ...brief }),
    z.object({ do: z.literal('example') }),
    z.object({ do: z.literal('save'), brief: id, ...brief }),
    z.object({
      do: z.literal('make'),
      brief: id,
      pieces: z.preprocess(
        list,
        z.array(z.enum(pieceKinds, 'Choose from the list.')).min(1, 'Choose at least one piece.'),
      ),
    }),
    z.object({
      do: z.literal('renew'),
      brief: id,
      piece: z.preprocess(list, z.array(id).min(1, 'Choose what to renew.').max(30)),
    }),
    z.object({
      do: z.literal('edit'),
      brief: id,
      piece: id,
      text: z
        .string()
        .trim()
        .min(1, 'Write something, or remove the piece.')
        .max(PIECE_MAX, `A piece has up to ${PIECE_MAX.toLocaleString('en')} characters.`),
    }),
    z.object({ do: z.literal('word'), brief: id, piece: id }),
    z.object({ do: z.literal('restore'), brief: id, piece: id, version: id }),
    z.object({
      do: z.literal('day'),
      brief: id,
      piece: id,
      day: z
        .string()
        .refine(
          (day) => day === '' || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))),
          'Choose a day.',
        )
        .transform((day) => day || null),
    }),
    z.object({ do: z.literal('remove'), brief: id, piece: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type ContentInput<Act> = Extract<z.output<typeof contentInputs>, { do: Act }>
