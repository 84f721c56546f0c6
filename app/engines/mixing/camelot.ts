import type { MusicalKey } from '#app/engines/beat-grid/musical-key.ts'

const NAMES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const
/** Steps on the wheel, in words. */
const STEPS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

/** "A♭ minor". */
export const toKeyName = ({ tonic, mode }: MusicalKey): string => `${NAMES[tonic % 12]} ${mode}`

/** The place of a key on the wheel of fifths, as DJs number it: C major is 8B, A minor 8A. */
export function toWheel({ tonic, mode }: MusicalKey): { hour: number; letter: 'A' | 'B' } {
  const major = mode === 'major' ? tonic : (tonic + 3) % 12
  return { hour: ((major * 7 + 7) % 12) + 1, letter: mode === 'major' ? 'B' : 'A' }
}

/** "8A". */
export function toCamelot(key: MusicalKey): string {
  const { hour, letter } = toWheel(key)
  return `${hour}${letter}`
}

/** How far two keys are from each other on the wheel: 0 the same, 1 a neighbour, up to 7. */
export function keyDistance(a: MusicalKey, b: MusicalKey): number {
  const [one, two] = [toWheel(a), toWheel(b)]
  const around = Math.abs(one.hour - two.hour)
  return Math.min(around, 12 - around) + (one.letter === two.letter ? 0 : 1)
}

/** How two keys go together, in a few words. */
export function toKeyWords(a: MusicalKey | null, b: MusicalKey | null): string {
  if (!a || !b) return 'the key of one of them is not known'
  const [from, to] = [toCamelot(a), toCamelot(b)]
  const distance = keyDistance(a, b)
  if (distance === 0) return `both are in ${toKeyName(a)} (${from})`
  const names = `${from} to ${to}`
  if (distance === 1 && toWheel(a).hour === toWheel(b).hour) return `${names} is the major or minor of the same notes`
  if (distance === 1) return `${names} is one step on the wheel, so all notes but one are shared`
  if (distance === 2) return `${names} is two steps on the wheel, which rubs a little`
  return `${names} is ${STEPS[distance] ?? distance} steps on the wheel, so the keys clash where both sound`
}
