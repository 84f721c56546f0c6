import { z } from 'zod'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { licenceNames } from '../sharing/licences.ts'
import { ALT_MAX_CHARS, CAPTION_MAX_CHARS, MOST_AT_ONCE, PROMPT_MAX_CHARS, TITLE_MAX_CHARS } from '../images.limits.ts'
import { maskSchema } from '../keeping/mask.inputs.ts'

const PERCENT_WORDS = 'Give a whole number of percent from 0 to 100.'
const readStrokes = (value: unknown): unknown => {
  if (value === undefined || value === '') return []
  try {
    return JSON.parse(String(value))
  } catch {
    return value
  }
}
const percent = z.coerce.number(PERCENT_WORDS).int(PERCENT_WORDS).min(0, PERCENT_WORDS).max(100, PERCENT_WORDS)
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Give a colour such as #1f9d55.')
const alt = z
  .string()
  .trim()
  .min(1, 'Say what is to be seen, for people who do not see it.')
  .max(ALT_MAX_CHARS, `Please keep it under ${ALT_MAX_CHARS} characters.`)
const title = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(TITLE_MAX_CHARS, `Please keep the name under ${TITLE_MAX_CHARS} characters.`)
const licence = z.enum(licenceNames, 'Choose a licence.')

/** What can be done on the page of a picture, by the name of the act. */
export const pictureInputs = {
  'vary': z.object({}),
  'check': z.object({}),
  'delete': z.object({}),
  'save': z.object({ title, alt }),
  'crop': z
    .object({ left: percent, top: percent, right: percent, bottom: percent })
    .refine(({ left, right }) => left + right < 100, {
      path: ['right'],
      message: 'Nothing would be left of its width.',
    })
    .refine(({ top, bottom }) => top + bottom < 100, {
      path: ['bottom'],
      message: 'Nothing would be left of its height.',
    })
    .refine(({ left, top, right, bottom }) => left + top + right + bottom > 0, {
      path: ['left'],
      message: 'Say how much to cut off at one side at least.',
    }),
  'enlarge': z.object({
    factor: z.enum(['2', '3', '4'], 'Choose how much larger.').transform(Number),
    how: z.enum(['plain', 'super'], 'Choose how it is enlarged.').default('plain'),
  }),
  'background': z.object({ colour }),
  'frame': z.object({
    size: percent.min(1, 'A frame is 1 to 25 percent wide.').max(25, 'A frame is 1 to 25 percent wide.'),
    colour,
  }),
  'caption': z.object({
    words: z
      .string()
      .trim()
      .min(1, 'Write what should stand on it.')
      .max(CAPTION_MAX_CHARS, `Please keep it under ${CAPTION_MAX_CHARS} characters.`),
    place: z.enum(['top', 'middle', 'bottom'], 'Choose where it stands.'),
    size: z.enum(['small', 'medium', 'large'], 'Choose how large.').default('medium'),
    colour,
  }),
  'describe': z.object({}),
  'edit': z
    .object({
      prompt: z
        .string()
        .trim()
        .min(1, 'Say what should be there.')
        .max(PROMPT_MAX_CHARS, `Please keep it under ${PROMPT_MAX_CHARS.toLocaleString('en')} characters.`),
      engine: z.string().max(200),
      count: z.coerce.number().int().min(1, 'One to four.').max(MOST_AT_ONCE, 'One to four.').default(1),
      left: percent.default(0),
      top: percent.default(0),
      right: percent.default(0),
      bottom: percent.default(0),
      strokes: z.preprocess(
        readStrokes,
        z.union([maskSchema, z.array(z.never())], 'What was painted could not be read. Please paint it again.'),
      ),
    })
    .refine(({ left, right }) => left + right < 100, {
      path: ['right'],
      message: 'Nothing would be left of its width.',
    })
    .refine(({ top, bottom }) => top + bottom < 100, {
      path: ['bottom'],
      message: 'Nothing would be left of its height.',
    }),
  'share': z.object({ term: shareTermInput, recipe: z.string().optional(), licence }),
  'revoke': z.object({ share: z.string().min(1).max(64) }),
  'publish': z.object({ title, alt, licence, recipe: z.string().optional(), sure: z.string().optional() }),
  'unpublish': z.object({}),
} as const

export type PictureAct = keyof typeof pictureInputs
export type PictureInputs = { [Act in PictureAct]: z.output<(typeof pictureInputs)[Act]> }
export const isPictureAct = (act: unknown): act is PictureAct =>
  typeof act === 'string' && Object.hasOwn(pictureInputs, act)
