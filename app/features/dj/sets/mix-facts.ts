import { z } from 'zod'
import type { Timeline } from '#app/engines/mixing/timeline.ts'

const facts = z.object({
  lufs: z.number().nullable().default(null),
  truePeakDb: z.number().nullable().default(null),
  /** How far the limiter turned the sound down, at most. */
  deepestDb: z.number().nullable().default(null),
  tookMs: z.number().default(0),
  bytes: z.number().default(0),
  form: z.enum(['mp3', 'wav']).default('wav'),
  failure: z.string().nullable().default(null),
  notes: z.array(z.string()).default([]),
})
export type MixFacts = z.infer<typeof facts>
export const readFacts = (value: unknown): MixFacts => facts.parse(facts.safeParse(value).success ? value : {})

const transition = z.object({
  kind: z.enum(['beats', 'fade', 'cut']),
  ...{ outFromS: z.number(), outToS: z.number(), beats: z.number(), stretch: z.number(), why: z.string() },
})
const stretch = z.object({
  ...{ fromS: z.number(), toS: z.number(), outFromS: z.number(), outToS: z.number() },
  ramp: z.object({ beats: z.number(), firstS: z.number(), lastS: z.number(), ownS: z.number() }).nullable(),
})
const timeline = z.object({
  seconds: z.number(),
  tracks: z.array(
    z.object({
      ...{ id: z.string(), title: z.string(), outFromS: z.number(), outToS: z.number() },
      ...{ stretches: z.array(stretch), entry: transition.nullable() },
    }),
  ),
})
/** Where the tracks of a mix lie; an empty one when none was laid out. */
export const readTimeline = (value: unknown): Timeline => timeline.safeParse(value).data ?? { seconds: 0, tracks: [] }
