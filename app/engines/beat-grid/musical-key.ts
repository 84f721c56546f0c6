import { createFourier, hann } from './fourier.ts'

export type Mode = 'major' | 'minor'
/** A key: its tonic as semitones above C. */
export type MusicalKey = { tonic: number; mode: Mode }
export type FoundKey = MusicalKey & {
  /** From 0 to 1: how much better it fits than the next. */
  certainty: number
  other: MusicalKey
}

/**
 * How much each degree of a key is used, by David Temperley, The Cognition of Basic Musical Structures (MIT Press 2001),
 * who corrected those that Krumhansl and Kessler asked listeners for (Psychological Review 89, 1982).
 */
export const keyProfiles: Record<Mode, readonly number[]> = {
  major: [5, 2, 3.5, 2, 4.5, 4, 2, 4.5, 2, 3.5, 1.5, 4],
  minor: [5, 2, 3.5, 4.5, 2, 4, 2, 4.5, 3.5, 2, 1.5, 4],
}

const SIZE = 8_192
const LOWEST_HERTZ = 65
const HIGHEST_HERTZ = 2_000
const BASS_HERTZ = 260
const BASS_SHARE = 0.35
const LEAST_FIT = 0.35

/** How much of each of the twelve tones there is in samples of one channel, and in their bass. Null: there are no tones. */
export function toTones(samples: Float32Array, rate: number): { tones: number[]; bass: number[] } | null {
  const fourier = createFourier(SIZE)
  const window = hann(SIZE)
  const [piece, bins] = [new Float32Array(SIZE), new Float32Array(SIZE / 2)]
  const [tones, bass] = [new Array<number>(12).fill(0), new Array<number>(12).fill(0)]
  const [from, to] = [Math.ceil((LOWEST_HERTZ * SIZE) / rate), Math.floor((HIGHEST_HERTZ * SIZE) / rate)]
  for (let at = 0; at + SIZE <= samples.length; at += SIZE / 2) {
    for (let n = 0; n < SIZE; n += 1) piece[n] = samples[at + n]! * window[n]!
    fourier.magnitudes(piece, bins)
    let most = 0
    for (let bin = from; bin <= to; bin += 1) most = Math.max(most, bins[bin]!)
    if (most < 1e-3) continue
    for (let bin = from; bin <= to; bin += 1) {
      const height = bins[bin]!
      if (height < most * 0.02 || height < bins[bin - 1]! || height < bins[bin + 1]!) continue
      const bend = bins[bin - 1]! - 2 * height + bins[bin + 1]!
      const shift = bend === 0 ? 0 : (0.5 * (bins[bin - 1]! - bins[bin + 1]!)) / bend
      const hertz = ((bin + shift) * rate) / SIZE
      const note = 69 + 12 * Math.log2(hertz / 440)
      const tone = ((Math.round(note) % 12) + 12) % 12
      // A tone between two keys of the piano says little.
      const weight = Math.sqrt(height / most) * (1 - Math.abs(note - Math.round(note)))
      tones[tone]! += weight / Math.sqrt(hertz / LOWEST_HERTZ)
      if (hertz < BASS_HERTZ) bass[tone]! += weight
    }
  }
  return tones.some((value) => value > 0) ? { tones, bass } : null
}

/** The key that the tones fit best; null where they fit none. */
export function findKey(found: ReturnType<typeof toTones>): FoundKey | null {
  if (!found) return null
  const tones = found.tones.map(
    (value, n) => share(found.tones, value) + BASS_SHARE * share(found.bass, found.bass[n]!),
  )
  const fits = (['major', 'minor'] as const).flatMap((mode) =>
    tones.map((_, tonic) => ({ tonic, mode, fit: correlate(tones, keyProfiles[mode], tonic) })),
  )
  const [best, second] = fits.toSorted((a, b) => b.fit - a.fit)
  if (!best || !second || best.fit < LEAST_FIT) return null
  const { tonic, mode } = best
  const certainty = Math.max(0, Math.min(1, best.fit * Math.min(1, (best.fit - second.fit) / 0.12)))
  return { tonic, mode, certainty, other: { tonic: second.tonic, mode: second.mode } }
}

const share = (row: readonly number[], value: number) => value / (row.reduce((sum, one) => sum + one, 0) || 1)

function correlate(tones: readonly number[], profile: readonly number[], tonic: number): number {
  const meanOf = (row: readonly number[]) => row.reduce((sum, one) => sum + one, 0) / row.length
  const [a, b] = [meanOf(tones), meanOf(profile)]
  let [top, left, right] = [0, 0, 0]
  for (let degree = 0; degree < 12; degree += 1) {
    const [x, y] = [tones[(degree + tonic) % 12]! - a, profile[degree]! - b]
    top += x * y
    left += x * x
    right += y * y
  }
  return left === 0 ? 0 : top / Math.sqrt(left * right)
}
