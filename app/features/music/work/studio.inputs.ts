import { z } from 'zod'
import { moods } from '#app/engines/music/compose/wish.ts'
import { genres } from '#app/engines/music/genres/genres.ts'
import { SONG_MAX_S, SONG_MIN_S } from '#app/engines/music/song/music.limits.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import * as limits from '../music.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const line = (most: number) => z.string().trim().max(most, `Please keep it under ${most} characters.`).default('')
const text = z.string().max(limits.TEXT_MAX_CHARS, `Up to ${limits.TEXT_MAX_CHARS} characters fit here.`).default('')
const CHOOSE = 'Choose one of these.'
const ofSong = <Act extends string>(act: Act) => z.object({ do: z.literal(act), song: id })

const optional = (least: number, most: number, words: string) =>
  z
    .string()
    .trim()
    .max(12, words)
    .default('')
    .transform((typed, context) => {
      if (typed === '') return null
      const value = Number(typed.replace(',', '.'))
      if (value >= least && value <= most) return value
      context.addIssue(words)
      return z.NEVER
    })

const names = <One extends string>(all: readonly One[]) => ['', ...all] as ['', ...One[]]

const compose = z.object({
  do: z.literal('compose'),
  prompt: line(limits.PROMPT_MAX_CHARS),
  genre: z.enum(names(genres.map(({ name }) => name)), CHOOSE).default(''),
  mood: z.enum(names(moods), CHOOSE).default(''),
  tempo: optional(30, 300, 'A tempo is a number from 30 to 300, or nothing.'),
  seconds: optional(
    SONG_MIN_S,
    SONG_MAX_S,
    `A length is a number of seconds from ${SONG_MIN_S} to ${SONG_MAX_S}, or nothing.`,
  ),
})

const grid = z.object({
  do: z.literal('grid'),
  song: id,
  pattern: line(64),
  /** Each step that is on, as `lane.step`. */
  on: z.preprocess(list, z.array(z.string().max(12)).max(20_000)),
  /** What a new step is. */
  sign: z.enum(['x', 'X', 'o', '-'], CHOOSE).default('x'),
  add: line(12),
  remove: z.preprocess(list, z.array(z.string().max(12)).max(200)),
})

const mixer = z.object({
  do: z.literal('mixer'),
  song: id,
  track: z.preprocess(list, z.array(z.string().max(64)).max(40)),
  instrument: z.preprocess(list, z.array(z.string().max(40)).max(40)),
  volume: z.preprocess(list, z.array(z.string().max(8)).max(40)),
  pan: z.preprocess(list, z.array(z.string().max(8)).max(40)),
  reverb: z.preprocess(list, z.array(z.string().max(8)).max(40)),
  delay: z.preprocess(list, z.array(z.string().max(8)).max(40)),
  filter: z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(z.string().max(8)).max(40)),
  muted: z.preprocess(list, z.array(z.string().max(64)).max(40)),
})

const whole = z.object({
  do: z.literal('whole'),
  song: id,
  title: line(limits.TITLE_MAX_CHARS),
  tempo: line(12),
  meter: line(8),
  key: line(40),
  swing: line(30),
  ending: z.enum(['ring', 'loop'], CHOOSE),
  play: line(4_000),
})

const section = z.object({
  do: z.literal('section'),
  song: id,
  section: line(64),
  bars: line(4),
  tempo: line(12),
  chords: line(4_000),
  track: z.preprocess(list, z.array(z.string().max(64)).max(40)),
  patterns: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(8_000, 'These are too many patterns for one track.')).max(40),
  ),
})

/** The forms of the music studio. */
export const studioInputs = z.discriminatedUnion(
  'do',
  [
    compose,
    z.object({ do: z.literal('paste'), text, origin: z.enum(['text', 'recipe']).catch('text').default('text') }),
    z.object({ do: z.literal('import') }),
    z.object({ do: z.literal('text'), song: id, text }),
    grid,
    mixer,
    whole,
    section,
    z.object({ do: z.literal('pattern'), song: id, name: line(40), bars: line(4), track: line(64), copy: line(64) }),
    z.object({ do: z.literal('change'), song: id, words: line(limits.PROMPT_MAX_CHARS) }),
    ofSong('again'),
    ofSong('in-key'),
    ofSong('undo'),
    ofSong('redo'),
    z.object({ do: z.literal('version'), song: id, version: z.coerce.number().int().positive() }),
    ofSong('render'),
    ofSong('stop'),
    ofSong('duplicate'),
    z.object({ do: z.literal('share'), song: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    ofSong('publish'),
    ofSong('retract'),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type StudioAny = z.output<typeof studioInputs>
export type StudioInput<Act> = Extract<StudioAny, { do: Act }>
