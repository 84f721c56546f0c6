import { z } from 'zod'
import { findSituation } from '#app/engines/email-writer/situations/situations.ts'
import { LETTER_LENGTHS, LETTER_TONES } from './written.ts'
import { LANGUAGES } from '../languages.ts'
import { FIELD_MAX_CHARS, NAME_MAX_CHARS, POINTS_MAX_CHARS } from './letter.limits.ts'

/** The name of the form's field for a place of a pattern. */
export const toFieldName = (id: string) => `field-${id}`

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]]
const name = (what: string) =>
  z.string().trim().max(NAME_MAX_CHARS, `${what} has up to ${NAME_MAX_CHARS} characters here.`).default('')

/** What the form of a letter sends; the places of the pattern come as `field-<id>`. */
export const letterInputs = z
  .looseObject({
    do: z.literal('write', 'This page does not know what to do with that. Please load it again.'),
    situation: z
      .string('Choose what the letter is for.')
      .refine((id) => findSituation(id), 'Choose what the letter is for.'),
    points: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n'))
      .refine((text) => text.length <= POINTS_MAX_CHARS, `Up to ${POINTS_MAX_CHARS} characters fit here.`)
      .default(''),
    recipient: name('A name'),
    sender: name('A name'),
    tone: z.enum(keysOf(LETTER_TONES), 'Choose a tone from the list.').default('plain'),
    length: z.enum(keysOf(LETTER_LENGTHS), 'Choose a length from the list.').default('normal'),
    language: z.enum(keysOf(LANGUAGES), 'Choose a language from the list.').default('en'),
    model: z.string().optional(),
  })
  .superRefine((input, context) => {
    for (const { id, label } of findSituation(input.situation)?.fields ?? []) {
      const value = input[toFieldName(id)]
      if (typeof value === 'string' && value.length > FIELD_MAX_CHARS)
        context.addIssue({
          code: 'custom',
          path: [toFieldName(id)],
          message: `“${label}” has up to ${FIELD_MAX_CHARS} characters here.`,
        })
    }
  })
  .transform((input) => {
    const fields = findSituation(input.situation)?.fields ?? []
    const values = Object.fromEntries(
      fields.map(({ id }) => {
        const value = input[toFieldName(id)]
        return [id, typeof value === 'string' ? value.trim() : '']
      }),
    )
    const { situation, points, recipient, sender, tone, length, language, model } = input
    return {
      order: { situation, values, points, recipient, sender, tone, length, language },
      byModel: model !== undefined,
    }
  })
export type LetterInputs = z.output<typeof letterInputs>
