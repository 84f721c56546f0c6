import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import {
  ALT_MAX_CHARS,
  CHOICE_MAX_CHARS,
  MOST_CHOICES,
  MOST_PICTURES,
  PASS_MAX_CHARS,
  POST_MAX_CHARS,
  reactions,
} from './pulse.limits.ts'

const id = z.string().min(1).max(64)
const say = (chars: number) => chars.toLocaleString('en')
const words = z
  .string()
  .default('')
  .refine(
    (text) => text.length <= POST_MAX_CHARS,
    `Please keep it under ${say(POST_MAX_CHARS)} characters. Longer thoughts fit in several posts.`,
  )

/** Fields or lines, one a choice; empty ones are left out. */
const lines = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((text) =>
    [text]
      .flat()
      .flatMap((one) => one.split(/\r?\n/))
      .map((line) => line.trim())
      .filter(Boolean),
  )

export const pulseInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('post'),
    /** A draft that is written on. */
    draft: z.string().max(64).default(''),
    as: z.enum(['post', 'draft']).default('post'),
    text: words,
    audience: z.enum(['all', 'members'], 'Choose who may read it.').default('all'),
    /** One line a picture, in their order. */
    alts: lines.pipe(
      z
        .array(z.string().max(ALT_MAX_CHARS, `Please keep each description under ${ALT_MAX_CHARS} characters.`))
        .max(MOST_PICTURES, `At most ${MOST_PICTURES} pictures, one line each.`),
    ),
    choices: lines.pipe(
      z
        .array(z.string().max(CHOICE_MAX_CHARS, `Please keep each choice under ${CHOICE_MAX_CHARS} characters.`))
        .max(MOST_CHOICES, `At most ${MOST_CHOICES} choices, one line each.`)
        .refine((all) => all.length !== 1, 'A poll needs two choices, one line each.')
        .refine((all) => new Set(all).size === all.length, 'Two choices say the same.'),
    ),
    days: z.coerce.number().int().min(1).max(14).catch(3),
  }),
  z.object({ act: z.literal('reply'), target: id, text: words }),
  z.object({ act: z.literal('edit'), target: id, text: words }),
  z.object({ act: z.literal('react'), target: id, kind: z.enum(['', ...reactions.map(({ kind }) => kind)]) }),
  z.object({
    act: z.literal('vote'),
    target: id,
    choice: z.coerce
      .number('Choose one.')
      .int()
      .min(0)
      .max(MOST_CHOICES - 1),
  }),
  z.object({
    act: z.literal('pass'),
    target: id,
    via: z.string().max(64).default(''),
    words: z.string().trim().max(PASS_MAX_CHARS, `Please keep it under ${PASS_MAX_CHARS} characters.`).default(''),
  }),
  z.object({ act: z.literal('unpass'), target: id }),
  z.object({ act: z.literal('remove'), target: id }),
  z.object({ act: z.literal('bring-back'), c: id }),
  z.object({ act: z.enum(['follow-topic', 'unfollow-topic']), topic: z.string().min(1).max(60) }),
  z.object({ act: z.literal('digest'), wanted: z.enum(['yes', 'no']) }),
  z.object({ act: z.literal('report'), ...reportFields }),
])
export type PulseInput = z.output<typeof pulseInputs>
export type InputOf<Act extends PulseInput['act']> = Extract<PulseInput, { act: Act }>
