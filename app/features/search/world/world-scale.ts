/** What the map can be coloured by. */
export const scales = [
  { id: 'none', label: 'Plain' },
  { id: 'area', label: 'Area' },
  { id: 'neighbours', label: 'Neighbours' },
  { id: 'city', label: 'Largest city' },
  { id: 'zones', label: 'Time zones' },
  { id: 'members', label: 'Members' },
] as const
export type ScaleId = (typeof scales)[number]['id']

const SHADES = 5

/**
 * Puts values into at most five classes of about equal number, lowest first; equal values share a class. Gives the upper
 * ends of the classes: a value belongs to the first class whose end it does not pass.
 */
export function toClassEnds(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const ends = Array.from({ length: SHADES }, (_, n) => sorted[Math.ceil(((n + 1) * sorted.length) / SHADES) - 1])
  return [...new Set(ends.filter((end) => end !== undefined))]
}

export const toClass = (value: number, ends: readonly number[]): number => ends.findIndex((end) => value <= end)

/** The shade of a class: the highest is always the strongest. */
export const toShade = (place: number, ends: readonly number[]): number =>
  ends.length < 2 ? SHADES - 1 : Math.round((place * (SHADES - 1)) / (ends.length - 1))
