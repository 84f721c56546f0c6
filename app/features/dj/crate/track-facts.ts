import { z } from 'zod'
import type { MixTrack } from '#app/engines/mixing/mix-track.ts'
import { FASTEST_BPM, SLOWEST_BPM } from '../dj.limits.ts'

const key = z.object({ tonic: z.number().int().min(0).max(11), mode: z.enum(['major', 'minor']) })
const analysis = z.object({
  seconds: z.number(),
  soundFromS: z.number(),
  soundToS: z.number(),
  lufs: z.number().nullable(),
  truePeakDb: z.number(),
  tempo: z
    .object({
      ...{ bpm: z.number(), firstBeatS: z.number(), certainty: z.number(), wanderMs: z.number() },
      other: z.number().nullable(),
    })
    .nullable(),
  key: key.extend({ certainty: z.number(), other: key }).nullable(),
})
export type Told = z.infer<typeof analysis>

/** Beats set by hand; `none` says that there are none. */
const grid = z.union([
  z.object({ bpm: z.number().min(SLOWEST_BPM).max(FASTEST_BPM), firstBeatS: z.number().min(0) }),
  z.literal('none'),
])
export type HandGrid = z.infer<typeof grid>

/** What was told of a track; null until then, and when it does not fit any more. */
export const readTold = (value: unknown): Told | null => analysis.safeParse(value).data ?? null
export const readGrid = (value: unknown): HandGrid | null => grid.safeParse(value).data ?? null

/** The beats a track is mixed by: those set by hand before those found. */
export function gridOf(told: Told | null, hand: HandGrid | null): { bpm: number; firstBeatS: number } | null {
  if (hand === 'none') return null
  if (hand) return hand
  return told?.tempo ? { bpm: told.tempo.bpm, firstBeatS: told.tempo.firstBeatS } : null
}

type Row = { id: string; title: string; state: string; seconds: number; analysis: unknown; grid: unknown }

/** A track as the mixer knows it; null while nothing was told of it. */
export function toMixTrack({ id, title, state, analysis: told, grid: hand }: Row): MixTrack | null {
  const facts = state === 'done' ? readTold(told) : null
  if (!facts) return null
  return {
    ...{ id, title, seconds: facts.seconds, soundFromS: facts.soundFromS, soundToS: facts.soundToS },
    ...{ grid: gridOf(facts, readGrid(hand)), key: facts.key, lufs: facts.lufs, truePeakDb: facts.truePeakDb },
  }
}
