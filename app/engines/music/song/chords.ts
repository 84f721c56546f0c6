import { readTone, toneName } from './scales.ts'

/** Semitones above the root, by how the chord is written behind its root. */
const KINDS = new Map<string, { tones: readonly number[]; words: string }>([
  ['', { tones: [0, 4, 7], words: 'major' }],
  ['m', { tones: [0, 3, 7], words: 'minor' }],
  ['5', { tones: [0, 7, 12], words: 'power chord' }],
  ['dim', { tones: [0, 3, 6], words: 'diminished' }],
  ['aug', { tones: [0, 4, 8], words: 'augmented' }],
  ['sus2', { tones: [0, 2, 7], words: 'suspended second' }],
  ['sus4', { tones: [0, 5, 7], words: 'suspended fourth' }],
  ['6', { tones: [0, 4, 7, 9], words: 'major sixth' }],
  ['m6', { tones: [0, 3, 7, 9], words: 'minor sixth' }],
  ['7', { tones: [0, 4, 7, 10], words: 'seventh' }],
  ['maj7', { tones: [0, 4, 7, 11], words: 'major seventh' }],
  ['m7', { tones: [0, 3, 7, 10], words: 'minor seventh' }],
  ['m7b5', { tones: [0, 3, 6, 10], words: 'half-diminished seventh' }],
  ['dim7', { tones: [0, 3, 6, 9], words: 'diminished seventh' }],
  ['9', { tones: [0, 4, 7, 10, 14], words: 'ninth' }],
  ['maj9', { tones: [0, 4, 7, 11, 14], words: 'major ninth' }],
  ['m9', { tones: [0, 3, 7, 10, 14], words: 'minor ninth' }],
  ['add9', { tones: [0, 4, 7, 14], words: 'with a ninth' }],
])
export const chordKinds = [...KINDS.keys()]

export type Chord = { root: number; kind: string; tones: readonly number[] }

/** A chord by its name, `Dm7` or `Bb`; null when no such chord is known. */
export function readChord(name: string): Chord | null {
  const parts = /^([A-G][#b]?)([a-z0-9]{0,6})$/.exec(name)
  const root = parts && readTone(parts[1]!)
  const kind = parts && KINDS.get(parts[2]!)
  if (root === null || !parts || !kind) return null
  return { root, kind: parts[2]!, tones: kind.tones }
}

export const chordName = (root: number, kind: string, isFlat = false): string => toneName(root, isFlat) + kind
export const chordWords = (kind: string): string => KINDS.get(kind)?.words ?? kind

/** The tones a lane may name by their place in the chord. */
export const chordPlaces = ['1', '3', '5', '7', '8', '10', '12'] as const
export const isChordPlace = (sound: string): boolean => (chordPlaces as readonly string[]).includes(sound)

/** How many semitones above its root a place of a chord lies: where a chord has no seventh, its root above is taken. */
export function placeOf({ tones }: Chord, place: string): number {
  const [, third = 4, fifth = 7, seventh = 12] = tones
  if (place === '3') return third
  if (place === '5') return fifth
  if (place === '7') return seventh > 12 ? 12 : seventh
  if (place === '8') return 12
  if (place === '10') return 12 + third
  return place === '12' ? 12 + fifth : 0
}
