import { z } from 'zod'
import { NOTE_MAX_CHARS, SLUG_MAX_CHARS, TEXT_MAX_CHARS, TITLE_MAX_CHARS } from './authoring.limits.ts'

const title = z
  .string({ error: 'Give it a title.' })
  .trim()
  .min(1, 'Give it a title.')
  .max(TITLE_MAX_CHARS, `A title has up to ${TITLE_MAX_CHARS} characters.`)
const note = z.string().trim().max(NOTE_MAX_CHARS, `Please keep it under ${NOTE_MAX_CHARS} characters.`).default('')

/** The forms at the desk of those who write. */
export const deskInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('begin'),
      title,
      slug: z
        .string()
        .trim()
        .toLowerCase()
        .max(SLUG_MAX_CHARS, `An address has up to ${SLUG_MAX_CHARS} characters.`)
        .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'An address has small letters, digits and single dashes.')
        .default(''),
    }),
    z.looseObject({
      do: z.literal('save'),
      title,
      text: z
        .string({ error: 'Write the text.' })
        .min(1, 'Write the text.')
        .max(TEXT_MAX_CHARS, `A text has up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters.`),
      version: z.coerce.number().int().positive(),
    }),
    z.object({ do: z.literal('show'), note, sure: z.string().optional() }),
    z.object({
      do: z.literal('schedule'),
      when: z.string().max(40).default(''),
      zone: z.string().max(80).default('UTC'),
      note,
      sure: z.string().optional(),
    }),
    z.object({ do: z.literal('withdraw') }),
    z.object({ do: z.literal('restore'), number: z.coerce.number().int().positive() }),
    z.object({
      do: z.literal('add-author'),
      handle: z.string().trim().min(1, 'Write the username of a member.').max(60, 'Write the username of a member.'),
    }),
    z.object({ do: z.literal('drop-author'), member: z.string().min(1).max(64) }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type DeskInputs = z.output<typeof deskInputs>
