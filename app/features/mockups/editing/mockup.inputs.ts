import { z } from 'zod'
import { arrangements } from '#app/engines/mockups/arrange.ts'
import {
  FARTHEST,
  LEAST_SIDE,
  MOST_PARTS,
  MOST_SCREENS,
  partKinds,
  WORDS_MAX_CHARS,
  type Mockup,
} from '#app/engines/mockups/scene.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { DESCRIPTION_MAX_CHARS, SCREEN_NAME_MAX_CHARS } from '../mockups.limits.ts'

const short = z.string().max(20)
const place = z.coerce
  .number('Give numbers for places and sizes.')
  .min(0, 'A place is no less than 0.')
  .max(FARTHEST, `A place is up to ${FARTHEST}.`)
const side = z.coerce
  .number('Give numbers for places and sizes.')
  .min(LEAST_SIDE, `A side is ${LEAST_SIDE} at least.`)
  .max(FARTHEST, `A side is up to ${FARTHEST}.`)

const part = z.object({
  ...{
    id: short,
    kind: z.enum(partKinds, 'Choose a part from the list.'),
    x: place,
    y: place,
    width: side,
    height: side,
  },
  words: z.string().max(WORDS_MAX_CHARS, `Words of a part have up to ${WORDS_MAX_CHARS} characters.`).default(''),
  leads: short.default(''),
  group: short.default(''),
})
const screen = z.object({
  id: short,
  name: z
    .string()
    .trim()
    .min(1, 'Give the screen a name.')
    .max(SCREEN_NAME_MAX_CHARS, `A screen’s name has up to ${SCREEN_NAME_MAX_CHARS} characters.`),
  parts: z.array(part).max(MOST_PARTS, `A screen has up to ${MOST_PARTS} parts.`),
})

/** A mock-up as it comes from outside: its shape and bounds. */
export const mockupInput = z.object({
  device: z.enum(['phone', 'tablet', 'desktop']).default('desktop'),
  kit: z.enum(['house', 'neutral']).default('house'),
  isSketch: z.boolean().default(true),
  screens: z
    .array(screen)
    .min(1, 'A mock-up has one screen at least.')
    .max(MOST_SCREENS, `A mock-up has up to ${MOST_SCREENS} screens.`),
}) satisfies z.ZodType<Mockup, unknown>

export const NO_MOCKUP: Mockup = {
  ...{ device: 'desktop', kit: 'house', isSketch: true },
  screens: [{ id: 'v1', name: 'Screen', parts: [] }],
}

export const readKeptMockup = (kept: unknown): Mockup => {
  const read = mockupInput.safeParse(kept)
  return read.success ? read.data : NO_MOCKUP
}

const id = z.string('This form names nothing. Please load the page again.').min(1).max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const names = z.preprocess(
  list,
  z.array(z.string().max(20)).max(MOST_PARTS + 1, `A screen has up to ${MOST_PARTS} parts.`),
)

/** The forms of the mockup lab. */
export const mockupInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('begin'),
      words: z
        .string('Describe what is to be drawn.')
        .trim()
        .min(1, 'Describe what is to be drawn.')
        .max(DESCRIPTION_MAX_CHARS, `Please keep it under ${DESCRIPTION_MAX_CHARS.toLocaleString('en')} characters.`),
      device: z.enum(['', 'phone', 'tablet', 'desktop'], 'Choose from the list.').default(''),
    }),
    z.object({ do: z.literal('empty') }),
    z.looseObject({
      do: z.literal('save'),
      mockup: id,
      version: z.coerce.number().int().positive(),
      screen: z.string().max(20),
      act: z.string().max(80).default('save'),
      part: names,
      chosen: names,
      name: z.string().max(200).default(''),
      kind: z.string().max(20).default(''),
      how: z.enum(arrangements.map((one) => one.id)).optional(),
      device: z.enum(['phone', 'tablet', 'desktop'], 'Choose from the list.'),
      kit: z.enum(['house', 'neutral'], 'Choose from the list.'),
      look: z.enum(['sketch', 'straight'], 'Choose from the list.'),
    }),
    z.object({ do: z.literal('restore'), mockup: id, version: z.coerce.number().int().positive() }),
    z.object({ do: z.literal('share'), mockup: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), mockup: id, share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type MockupInputOf<Do> = Extract<z.output<typeof mockupInputs>, { do: Do }>
