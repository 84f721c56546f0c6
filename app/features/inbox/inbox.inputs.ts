import { z } from 'zod'
import { isZone } from '#app/kits/members/authoring/local-time.ts'
import { LABEL_CHARS, letterLimits, MOST_AT_ONCE } from './inbox.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const ids = z.preprocess(list, z.array(id).max(MOST_AT_ONCE, `Up to ${MOST_AT_ONCE} conversations at once.`))
const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n/g, '\n'))
    .refine((text) => text.length <= most, `Up to ${most.toLocaleString('en')} characters fit here.`)
    .default('')
const kinds = ['new', 'reply', 'all', 'forward'] as const
/** By the browser's name for it; universal time without scripts. */
const zone = z.string().refine(isZone).catch('UTC').default('UTC')
const files = z.preprocess(list, z.array(id).max(letterLimits.files))

/** What was spoken last for a letter. */
const heard = z.string().max(64).default('')

const letter = {
  draft: id,
  version: z.coerce.number().int().min(0).max(1_000_000).default(1),
  kind: z.enum([...kinds, 'accept', 'tentative', 'decline']).default('new'),
  /** The mail account it leaves through; empty for the address here. */
  from: z.string().max(64).default(''),
  to: line(letterLimits.fieldChars),
  cc: line(letterLimits.fieldChars),
  bcc: line(letterLimits.fieldChars),
  subject: line(letterLimits.subjectChars),
  text: line(letterLimits.textChars),
  /** Files that were attached before and stay. */
  keep: files,
  heard,
}

/** Every form of the inbox. `act` is what to do, with what, and to which conversation: `snooze:tomorrow@id`. */
export const inboxInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('act'),
      act: z
        .string('Choose what to do.')
        .regex(/^[a-z]{2,10}(?::[\w.-]{1,64})?(?:@[\w-]{1,64})?$/, 'Choose what to do.'),
      t: ids,
      zone,
      until: z.string().max(20).default(''),
    }),
    z.object({ do: z.literal('undo'), deed: id }),
    z.object({ do: z.literal('erase'), t: ids }),
    z.object({
      do: z.literal('label'),
      name: z
        .string('Give the label a name.')
        .trim()
        .min(1, 'Give the label a name.')
        .max(LABEL_CHARS, `A label has up to ${LABEL_CHARS} characters.`),
      t: ids,
    }),
    z.object({ do: z.literal('remove-label'), label: id }),
    z.object({ do: z.literal('pictures'), message: id, always: z.enum(['yes', 'no']).default('yes') }),
    z.object({ do: z.literal('unsubscribe'), message: id }),
    z.object({ do: z.literal('answer'), message: id, answer: z.enum(['accept', 'tentative', 'decline']) }),
    z.object({
      do: z.literal('begin'),
      kind: z.enum(kinds).default('new'),
      about: z.string().max(64).default(''),
      to: line(letterLimits.fieldChars),
      subject: line(letterLimits.subjectChars),
      text: line(letterLimits.textChars),
    }),
    z.object({ do: z.literal('save'), quiet: z.string().optional(), ...letter }),
    z.object({
      do: z.literal('send'),
      sure: z.string().optional(),
      when: z.string().max(20).default(''),
      zone,
      ...letter,
    }),
    /** Other words for what somebody wrote themselves in a draft. */
    z.object({ do: z.literal('put'), draft: id, text: line(letterLimits.textChars) }),
    z.object({ do: z.literal('say'), draft: id }),
    z.object({ do: z.literal('unsay'), draft: id, heard: id }),
    z.object({ do: z.literal('discard'), draft: id, heard }),
    z.object({ do: z.literal('take-back'), draft: id, zone }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type InboxInput = z.output<typeof inboxInputs>
export type LetterInput = Extract<InboxInput, { do: 'save' | 'send' }>
