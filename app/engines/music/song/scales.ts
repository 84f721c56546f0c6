import { toTable } from '#app/platform/table.ts'

const SCALES = {
  'major': [0, 2, 4, 5, 7, 9, 11],
  'minor': [0, 2, 3, 5, 7, 8, 10],
  'harmonic-minor': [0, 2, 3, 5, 7, 8, 11],
  'dorian': [0, 2, 3, 5, 7, 9, 10],
  'phrygian': [0, 1, 3, 5, 7, 8, 10],
  'lydian': [0, 2, 4, 6, 7, 9, 11],
  'mixolydian': [0, 2, 4, 5, 7, 9, 10],
  'major-pentatonic': [0, 2, 4, 7, 9],
  'minor-pentatonic': [0, 3, 5, 7, 10],
  'blues': [0, 3, 5, 6, 7, 10],
} as const
export type Scale = keyof typeof SCALES

export const scaleNames = Object.keys(SCALES) as Scale[]
export const isScale = (name: string): name is Scale => Object.hasOwn(SCALES, name)

/** Semitones of a scale above its root. */
export const tonesOf = (scale: Scale): readonly number[] => SCALES[scale]

/** Whether the third of a scale is small. */
export const isMinorScale = (scale: Scale): boolean => tonesOf(scale).includes(3) && !tonesOf(scale).includes(4)

const SHARPS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const
const FLATS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const
const LETTERS = toTable({ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 })
/** Keys of major scales that are written with flats. */
const FLAT_MAJORS = [5, 10, 3, 8, 1]

/** The number of a note name, C being 0; null when it is none. */
export function readTone(name: string): number | null {
  const base = LETTERS[name[0] ?? '']
  if (base === undefined || name.length > 2) return null
  if (name.length === 1) return base
  return name[1] === '#' ? (base + 1) % 12 : name[1] === 'b' ? (base + 11) % 12 : null
}

/** Whether a key is written with flats: its relative major is. */
export const isFlatKey = (root: number, scale: Scale): boolean =>
  FLAT_MAJORS.includes((root + (isMinorScale(scale) ? 3 : 0)) % 12)

export const toneName = (tone: number, isFlat = false): string => (isFlat ? FLATS : SHARPS)[((tone % 12) + 12) % 12]!

export const pitchName = (pitch: number, isFlat = false): string =>
  `${toneName(pitch, isFlat)}${Math.floor(pitch / 12) - 1}`

/** The MIDI number of `C4`, `F#3` or `Bb2`; null when it is none between C0 and G9. */
export function readPitch(name: string): number | null {
  const parts = /^([A-G][#b]?)(\d)$/.exec(name)
  const tone = parts && readTone(parts[1]!)
  if (tone === null) return null
  const isOver = parts![1] === 'B#' ? 12 : parts![1] === 'Cb' ? -12 : 0
  const pitch = tone + 12 * (Number(parts![2]) + 1) + isOver
  return pitch >= 12 && pitch <= 127 ? pitch : null
}
