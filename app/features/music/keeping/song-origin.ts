import { z } from 'zod'

const text = z.string()
const originSchema = z.object({
  kind: z.enum(['words', 'text', 'file', 'remix', 'recipe']).default('text'),
  /** What was wished or which file it was. */
  label: text.default(''),
  genre: text.nullable().default(null),
  /** The words a song was made by, to make another. */
  prompt: text.default(''),
  seed: z.number().default(0),
  understood: z.array(text).default([]),
  ignored: z.array(text).default([]),
  remarks: z.array(text).default([]),
})
export type SongOrigin = z.output<typeof originSchema>
export const NO_ORIGIN: SongOrigin = originSchema.parse({})
export const readOrigin = (kept: unknown): SongOrigin => originSchema.parse(kept ?? {})

const factsSchema = z.object({
  seconds: z.number().default(0),
  sha256: text.default(''),
  peakDb: z.number().default(0),
  loudnessDb: z.number().default(0),
  bytes: z.number().default(0),
  ms: z.number().default(0),
  failure: text.nullable().default(null),
})
/** What is told of a render. */
export const readRenderFacts = (kept: unknown) => factsSchema.parse(kept ?? {})
