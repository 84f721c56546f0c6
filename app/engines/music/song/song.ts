import type { Scale } from './scales.ts'

/** Which pairs of steps swing: eighths as in jazz, sixteenths as in hip hop. */
export type Swing = { percent: number; of: 'eighths' | 'sixteenths' }
export type Meter = { beats: number; unit: 4 | 8 }
export type Key = { root: number; scale: Scale }

/** One instrument with its place in the mix. Volume, reverb and delay from 0 to 100, pan from -100 to 100. */
export type Track = {
  name: string
  instrument: string
  /** Where the tones `1 3 5` of a chord lie. */
  octave: number
  volume: number
  pan: number
  reverb: number
  delay: number
  /** What lies above is taken away, in hertz; null: nothing. */
  filter: number | null
  isMuted: boolean
  notes: string[]
}

/** One line of a pattern: what sounds, and when. Steps are `x` `X` (loud) `o` (soft) `-` (held) `.` (silent). */
export type Lane = { sound: string; steps: string }
export type Pattern = { name: string; bars: number; lanes: Lane[]; notes: string[] }

export type Part = { track: string; patterns: string[] }
export type Section = {
  name: string
  bars: number
  /** A tempo of its own; null: that of the song. */
  tempo: number | null
  /** The chords of each bar, which begin again when they are fewer than the bars. */
  chords: string[][]
  parts: Part[]
  notes: string[]
}

/** A piece of music as a document: its text and its grid are two views of this. Notes are what somebody wrote behind `#`. */
export type Song = {
  title: string
  /** Quarter notes a minute. */
  tempo: number
  meter: Meter
  /** Steps of a quarter note. */
  grid: number
  key: Key
  swing: Swing
  /** Rings out behind the last bar, or joins its own beginning. */
  ending: 'ring' | 'loop'
  tracks: Track[]
  patterns: Pattern[]
  sections: Section[]
  /** Names of sections in the order they are played. */
  play: string[]
  notes: string[]
  lastNotes: string[]
}

export const FIRST_SONG: Song = {
  title: 'Untitled',
  tempo: 100,
  meter: { beats: 4, unit: 4 },
  grid: 4,
  key: { root: 0, scale: 'major' },
  swing: { percent: 50, of: 'sixteenths' },
  ending: 'ring',
  tracks: [],
  patterns: [],
  sections: [],
  play: [],
  notes: [],
  lastNotes: [],
}

export const FIRST_TRACK: Omit<Track, 'name' | 'instrument'> = {
  octave: 4,
  volume: 80,
  pan: 0,
  reverb: 0,
  delay: 0,
  filter: null,
  isMuted: false,
  notes: [],
}

/** Quarter notes of a bar. */
export const quartersOf = ({ beats, unit }: Meter): number => (beats * 4) / unit

/** Steps of a bar. Whole for every meter and grid that is allowed. */
export const stepsOf = ({ meter, grid }: Pick<Song, 'meter' | 'grid'>): number => Math.round(quartersOf(meter) * grid)

/** Steps that are written together: those of one beat. */
export const stepsOfBeat = ({ meter, grid }: Pick<Song, 'meter' | 'grid'>): number =>
  Math.max(1, Math.round((grid * 4) / meter.unit))
