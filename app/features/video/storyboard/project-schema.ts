import { z } from 'zod'
import { bedMoods, type BedMood } from '#app/engines/music-bed/bed-moods.ts'
import { movements, openings, type Scene } from '#app/engines/storyboard/scene.ts'
import { cardLookNames } from '#app/providers/film/card-looks.ts'
import { captionWayNames, FIRST_PROJECT, shapeNames, type Project } from './project.ts'

const text = z.string()
const pictureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), prompt: text, style: text.nullable(), seed: z.number() }),
  z.object({ kind: z.literal('own'), fileId: text, alt: text }),
  z.object({ kind: z.literal('kept'), pictureId: text, alt: text, credit: text.nullable() }),
  z.object({ kind: z.literal('blank') }),
  z.object({ kind: z.literal('title'), title: text, line: text }),
  z.object({ kind: z.literal('quote'), text, by: text }),
  z.object({ kind: z.literal('list'), title: text, lines: z.array(text) }),
  z.object({ kind: z.literal('chart'), title: text, rows: z.array(z.object({ label: text, value: z.number() })) }),
  z.object({ kind: z.literal('map'), title: text, places: z.array(text) }),
  z.object({ kind: z.literal('screen'), title: text, lines: z.array(text) }),
  z.object({ kind: z.literal('clip'), fileId: text, fromS: z.number(), toS: z.number(), alt: text }),
])

const sceneSchema = z.object({
  id: text,
  picture: pictureSchema,
  words: text,
  speaker: text.nullable(),
  seconds: z.number().nullable(),
  movement: z.enum(movements),
  opening: z.enum(openings),
  chapter: text.nullable(),
  description: text,
  filmer: text.nullable().default(null),
})

const moods = ['none', ...Object.keys(bedMoods)] as ['none', ...BedMood[]]

const projectSchema = z.object({
  shape: z.enum(shapeNames),
  quality: z.union([z.literal(480), z.literal(720), z.literal(1080)]),
  captions: z.enum(captionWayNames),
  look: z.enum(cardLookNames),
  style: text.nullable(),
  drawer: text.nullable(),
  voice: text.nullable(),
  voices: z.record(text, text),
  speed: z.number(),
  music: z.object({ mood: z.enum(moods), level: z.number(), seed: z.number() }),
  language: text.default('en'),
  from: z.object({
    kind: z.enum(['script', 'model', 'knowledge', 'material', 'pictures', 'template', 'video']),
    label: text,
    href: text.nullable(),
  }),
  notes: z.array(text).default([]),
  scenes: z.array(sceneSchema),
})

/** A project as it was kept; what a later version added has its first value. */
export const readProject = (kept: unknown): Project => projectSchema.parse({ ...FIRST_PROJECT, ...(kept as object) })
export const readScene = (kept: unknown): Scene => sceneSchema.parse(kept)

const factsSchema = z.object({
  engines: z.array(text).default([]),
  notes: z.array(text).default([]),
  costMicros: z.number().nullable().default(0),
  tookMs: z.number().default(0),
  /** Scenes, and those of them that were taken as they were. */
  scenes: z.number().default(0),
  reused: z.number().default(0),
  frames: z.number().default(0),
  bytes: z.number().default(0),
  failure: text.nullable().default(null),
  /** How its pictures came to be. */
  label: text.default(''),
})
export type RenderFacts = z.output<typeof factsSchema>
export const readFacts = (kept: unknown): RenderFacts => factsSchema.parse(kept ?? {})

const timelineSchema = z.array(
  z.object({
    id: text,
    startS: z.number(),
    lengthS: z.number(),
    voiceS: z.number().nullable(),
    words: text,
    speaker: text.nullable(),
    chapter: text.nullable(),
    description: text,
  }),
)
export const readTimeline = (kept: unknown) => timelineSchema.parse(kept ?? [])
