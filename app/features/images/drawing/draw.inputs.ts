import { z } from 'zod'
import { drawingStyles } from '#app/engines/illustrator/scene.ts'
import { MAX_SIDE, MIN_SIDE } from '#app/providers/drawing/illustrator.limits.ts'
import { MOST_AT_ONCE, PROMPT_MAX_CHARS } from '../images.limits.ts'
import { shapeNames, sides, toSize } from './shapes.ts'

const HIGHEST_SEED = 2 ** 32 - 1
const styleIds = drawingStyles.map(({ id }) => id)
const SIDE_WORDS = `A side has ${MIN_SIDE} to ${MAX_SIDE.toLocaleString('en')} pixels.`

const blank = (value: unknown) => (value === '' ? undefined : value)
const side = z.preprocess(
  blank,
  z.coerce.number(SIDE_WORDS).int(SIDE_WORDS).min(MIN_SIDE, SIDE_WORDS).max(MAX_SIDE, SIDE_WORDS).optional(),
)

const fields = z.object({
  do: z.literal('draw').default('draw'),
  prompt: z
    .string({ error: 'Say what we should see.' })
    .trim()
    .min(1, 'Say what we should see.')
    .max(PROMPT_MAX_CHARS, `Please keep it under ${PROMPT_MAX_CHARS.toLocaleString('en')} characters.`),
  style: z.preprocess(blank, z.enum(styleIds, 'Choose one of the styles.').nullable().default(null)),
  shape: z.enum(shapeNames, 'Choose one of the shapes.').default('square'),
  side: z.preprocess(
    blank,
    z.coerce
      .number()
      .refine((value) => sides.some((one) => one === value), 'Choose one of the sizes.')
      .default(1024),
  ),
  width: side,
  height: side,
  seed: z.preprocess(
    blank,
    z.coerce
      .number('A seed is a whole number.')
      .int('A seed is a whole number.')
      .min(0, 'A seed is 0 or more.')
      .max(HIGHEST_SEED, 'A seed is 4294967295 at most.')
      .optional(),
  ),
  count: z.preprocess(
    blank,
    z.coerce.number().int().min(1, 'One to four.').max(MOST_AT_ONCE, 'One to four.').default(MOST_AT_ONCE),
  ),
  engine: z.string().max(200).default(''),
  parent: z.string().max(64).default(''),
})

/** The form of the studio: a wish, with everything but the prompt left to us unless said. */
export const drawInputs = fields
  .refine(({ width, height }) => (width === undefined) === (height === undefined), {
    path: ['width'],
    message: 'Give both width and height, or leave both empty.',
  })
  .transform(({ width, height, shape, side: longer, seed = null, engine, parent, ...rest }) => ({
    ...rest,
    ...(width === undefined || height === undefined ? toSize(shape, longer) : { width, height }),
    seed,
    engineId: engine || null,
    parentId: parent || null,
  }))
export type DrawInputs = z.output<typeof drawInputs>
