import type { Scale } from '../song/scales.ts'
import type { Meter, Swing } from '../song/song.ts'

/** A voice of a genre: what plays it and how it lies in the mix. */
export type Seat = {
  instrument: string
  volume: number
  pan?: number
  reverb?: number
  delay?: number
  filter?: number
}

/** What makes a kind of music sound like itself. Patterns are lanes and steps in one line: `kick x... snare ....x...`. */
export type Genre = {
  name: string
  label: string
  /** What people call it. */
  words: readonly string[]
  tempo: readonly [number, number]
  meter?: Meter
  swing?: Swing
  scale: Scale
  /** Where keys of it usually lie. */
  roots: readonly number[]
  /** Chords by their place in the key, a bar each; `|` inside a bar is a space. */
  progressions: readonly string[]
  drums: { seat: Seat; beat: string; fill: string } | null
  bass: { seat: Seat; line: string } | null
  comp: { seat: Seat; line: string }
  /** Long chords underneath. */
  pad?: { seat: Seat; line: string }
  /** The tune: how many of its beats begin a note, from 0 to 1, and in how small steps. */
  tune: { seat: Seat; busy: number; step: number } | null
}

export const seat = (instrument: string, volume: number, more: Partial<Seat> = {}): Seat => ({
  instrument,
  volume,
  ...more,
})
export const FOUR: Meter = { beats: 4, unit: 4 }
export const THREE: Meter = { beats: 3, unit: 4 }
export const SIX: Meter = { beats: 6, unit: 8 }
export const TWELVE: Meter = { beats: 12, unit: 8 }
export const SEVEN: Meter = { beats: 7, unit: 8 }
export const FIVE: Meter = { beats: 5, unit: 4 }
