import { z } from 'zod'
import { MAX_PROMPT_CHARS, MAX_SIDE, MIN_SIDE } from '#app/providers/drawing/illustrator.limits.ts'

const MOST_PICTURES = 4
const USUAL_SIDE = 1_024
const SIZE_WORDS = `is WIDTHxHEIGHT with ${MIN_SIDE} to ${MAX_SIDE} pixels a side, or auto`

const size = z
  .string()
  .nullish()
  .transform((said, found) => {
    if (said === null || said === undefined || said === 'auto') return { width: USUAL_SIDE, height: USUAL_SIDE }
    const [, across, down] = /^(\d{1,5})x(\d{1,5})$/.exec(said) ?? []
    const [width, height] = [Number(across), Number(down)]
    if (width >= MIN_SIDE && width <= MAX_SIDE && height >= MIN_SIDE && height <= MAX_SIDE) return { width, height }
    found.addIssue({ code: 'custom', message: SIZE_WORDS })
    return z.NEVER
  })

/** What `POST /v1/images/generations` takes, as OpenAI's API names it; `seed` and an engine's `style` are ours. */
export const imageInputs = z.object({
  prompt: z.string().min(1).max(MAX_PROMPT_CHARS),
  model: z.string().min(1).nullish(),
  n: z.int().min(1).max(MOST_PICTURES).nullish(),
  size,
  style: z.string().max(100).nullish(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .nullish(),
  response_format: z.literal('b64_json', 'only b64_json is served here').nullish(),
})
