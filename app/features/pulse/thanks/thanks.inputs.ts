import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { THANKS_MAX_CHARS } from '../pulse.limits.ts'

const id = z.string().min(1).max(64)
const LEAST_CHARS = 10

/** A path of this site, such as of a post or an answer; anything else is left out. */
const about = z
  .string()
  .default('')
  .transform((path) => (/^\/(?![/\\])[^\s\\]{0,300}$/.test(path) ? path : null))

export const thanksInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('thank'),
    to: z
      .string('Say whom you thank.')
      .trim()
      .transform((handle) => handle.replace(/^@/, '').toLowerCase())
      .pipe(z.string().min(1, 'Say whom you thank.').max(30, 'A name has at most 30 characters.')),
    text: z
      .string('Say what for.')
      .trim()
      .min(1, 'Say what for.')
      .min(LEAST_CHARS, 'Say a little more: what they did, and what it did for you.')
      .max(THANKS_MAX_CHARS, `Please keep it under ${THANKS_MAX_CHARS} characters.`),
    about,
  }),
  z.object({ act: z.enum(['accept', 'decline', 'take-off', 'withdraw']), thanks: id }),
  z.object({ act: z.literal('report'), ...reportFields }),
])
export type ThanksInput = z.output<typeof thanksInputs>
export type ThanksInputOf<Act extends ThanksInput['act']> = Extract<ThanksInput, { act: Act }>
