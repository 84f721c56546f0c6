import { z } from 'zod'
import { bedMoods, type BedMood } from '#app/engines/music-bed/bed-moods.ts'
import { curves } from '#app/engines/mixing/timeline.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import * as limits from '../dj.limits.ts'
import { overlaps, playTimes } from '../sets/set-plan.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const CHOOSE = 'Choose one of these.'
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const ids = z.preprocess(
  list,
  z.array(z.string().max(64)).max(limits.MOST_IN_SET, `A set has ${limits.MOST_IN_SET} tracks at most. Choose fewer.`),
)
const title = z
  .string()
  .trim()
  .max(limits.TITLE_MAX_CHARS, `A name has up to ${limits.TITLE_MAX_CHARS} characters.`)
  .default('')
const decimal = (words: string, least: number, most: number) =>
  z
    .string()
    .trim()
    .max(20, words)
    .transform((text, context) => {
      const value = Number(text.replace(',', '.'))
      if (text !== '' && value >= least && value <= most) return value
      context.addIssue(words)
      return z.NEVER
    })

const moods = Object.keys(bedMoods) as [BedMood, ...BedMood[]]
const whole = 'A whole number from 1 to 9999.'
const wishes = {
  overlap: z.enum(overlaps.map(String) as [string, ...string[]], CHOOSE).default('32'),
  curve: z.enum(curves, CHOOSE).default('bass'),
  play: z.enum(['', ...playTimes.map(String)], CHOOSE).default(''),
}
const ofTrack = <Act extends string>(act: Act) => z.object({ do: z.literal(act), track: id })
const ofSet = <Act extends string>(act: Act) => z.object({ do: z.literal(act), set: id })
const placed = <Act extends string>(act: Act) =>
  ofSet(act).extend({ place: z.coerce.number(CHOOSE).int().min(0).max(999) })

/** The forms of the DJ. */
export const djInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('add') }),
    z.object({
      do: z.literal('add-bed'),
      mood: z.enum(moods, CHOOSE),
      seed: z.coerce.number(whole).int(whole).min(1, whole).max(9_999, whole),
    }),
    z.object({ do: z.literal('try') }),
    z.object({ do: z.literal('add-recording'), recording: id }),
    z.object({ do: z.literal('add-song'), song: id }),
    z.object({
      do: z.literal('add-shared'),
      address: z
        .string()
        .trim()
        .min(1, 'Paste the address of a shared recording.')
        .max(500, 'This address is too long.'),
    }),
    z.object({
      do: z.literal('grid'),
      track: id,
      bpm: decimal(
        `A tempo from ${limits.SLOWEST_BPM} to ${limits.FASTEST_BPM} beats a minute.`,
        limits.SLOWEST_BPM,
        limits.FASTEST_BPM,
      ),
      first: decimal('A second from 0 to 60.', 0, 60),
    }),
    ...(['half', 'double', 'later', 'found', 'no-beat', 'listen-again', 'clear-cues'] as const).map(ofTrack),
    ofTrack('cue').extend({ at: z.coerce.number().min(0).max(limits.TRACK_MAX_S) }),
    z.object({
      do: z.literal('make-set'),
      tracks: ids,
      title,
      order: z.enum(['best', 'as-is'], CHOOSE).default('best'),
      ...wishes,
    }),
    ofSet('wishes').extend(wishes),
    ...(['order-best', 'copy', 'mix', 'stop'] as const).map(ofSet),
    ...(['up', 'down', 'leave-out'] as const).map(placed),
    ofSet('add-to').extend({ track: id }),
    ofSet('share').extend({ term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    z.object({
      do: z.literal('import'),
      text: z.string().max(limits.SET_MAX_BYTES, 'This is too long for a set.').default(''),
    }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type DjAny = z.output<typeof djInputs>
export type DjInput<Act> = Extract<DjAny, { do: Act }>
