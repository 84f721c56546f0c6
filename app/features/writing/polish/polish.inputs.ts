import { z } from 'zod'
import { DRAFT_MAX_CHARS, INCOMING_MAX_CHARS } from './polish.limits.ts'
import { TONES, type PolishTone } from './polished.ts'

const MOST_CHANGES = 2_000
const ID_MAX_CHARS = 40

/** Line ends as browsers send them become plain ones, so that places in the text are the same everywhere. */
const lines = (text: string) => text.replaceAll('\r\n', '\n')
const tooLong = (most: number) => `Up to ${most.toLocaleString('en')} characters fit here. Please send it in parts.`

/** The box a draft is pasted into. */
const draft = z
  .string('Paste or type a draft first.')
  .transform(lines)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'Paste or type a draft first.')
  .refine((text) => text.length <= DRAFT_MAX_CHARS, tooLong(DRAFT_MAX_CHARS))

const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())

export const polishInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('polish'),
      draft,
      incoming: z
        .string()
        .transform(lines)
        .refine((text) => text.length <= INCOMING_MAX_CHARS, tooLong(INCOMING_MAX_CHARS))
        .default(''),
      tone: z
        .enum(Object.keys(TONES) as [PolishTone, ...PolishTone[]], 'Choose a tone from the list.')
        .default('plain'),
      /** The draft of a mailbox here that it came from, and goes back to. */
      letter: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .catch('')
        .default(''),
    }),
    z.object({
      do: z.literal('choose'),
      id: z.string().min(1).max(64),
      take: z.preprocess(list, z.array(z.string().max(ID_MAX_CHARS)).max(MOST_CHANGES, 'That is more than there are.')),
    }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type PolishInputs = z.output<typeof polishInputs>
