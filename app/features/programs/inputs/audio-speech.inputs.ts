import { z } from 'zod'
import { MAX_SPOKEN_CHARS } from '#app/providers/speech/speak.limits.ts'

const SLOWEST = 0.25
const FASTEST = 4

/** What `POST /v1/audio/speech` takes, as OpenAI's API names it; `pitch` is ours. */
export const speechInputs = z.object({
  input: z.string().min(1).max(MAX_SPOKEN_CHARS),
  model: z.string().min(1).nullish(),
  voice: z.string().min(1).max(100).nullish(),
  response_format: z.enum(['mp3', 'opus', 'wav'], 'is mp3, opus or wav here').nullish(),
  speed: z.number().min(SLOWEST).max(FASTEST).nullish(),
  pitch: z.number().min(0.5).max(2).nullish(),
})
