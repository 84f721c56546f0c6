import { z } from 'zod'

/** Where words came from. `server`: this server fetched captions, `browser`: the visitor's browser handed them over. */
export const routes = ['heard', 'spoken', 'file', 'paste', 'server', 'browser'] as const
export type Route = (typeof routes)[number]

const rangeSummary = z.object({
  fromS: z.number(),
  toS: z.number(),
  text: z.string(),
  engine: z.string(),
  /** The sentences it consists of, where it was made of nothing else. */
  quotes: z.array(z.object({ startS: z.number(), text: z.string() })),
})
export type RangeSummary = z.output<typeof rangeSummary>
const chapter = z.object({ startS: z.number(), endS: z.number(), title: z.string() })

/** What is known of how a recording came to be; everything may be missing in what older versions wrote. */
export const recordingFacts = z.object({
  route: z.enum(routes).catch('heard'),
  /** The form of captions, or the type of a sound. */
  form: z.string().default(''),
  /** What had to be mended or could not be used, in sentences. */
  notes: z.array(z.string()).default([]),
  engines: z.array(z.string()).default([]),
  tookMs: z.number().nullable().default(null),
  costMicros: z.number().nullable().default(0),
  failure: z.string().nullable().default(null),
  /** So far the job has come, in seconds, and how far its parts reach. */
  doneS: z.number().default(0),
  language: z.string().nullable().default(null),
  keepsSound: z.boolean().default(true),
  /** The chosen engine of a port. */
  engineId: z.string().nullable().default(null),
  video: z.object({ id: z.string(), url: z.string(), title: z.string(), track: z.string() }).nullable().default(null),
  /** Chapters that came with the words, where they did. */
  chapters: z.array(chapter).default([]),
  summaries: z.array(rangeSummary).default([]),
  /** Telling the voices apart, where that was asked for. */
  apart: z
    .object({ state: z.enum(['working', 'done', 'failed']), words: z.string(), atMs: z.number() })
    .nullable()
    .default(null),
  spoken: z
    .object({
      text: z.string(),
      voice: z.string(),
      speed: z.number(),
      pitch: z.number(),
      format: z.enum(['wav', 'mp3', 'opus']),
    })
    .nullable()
    .default(null),
})
export type RecordingFacts = z.output<typeof recordingFacts>
export const toFacts = (known: z.input<typeof recordingFacts>): RecordingFacts => recordingFacts.parse(known)
