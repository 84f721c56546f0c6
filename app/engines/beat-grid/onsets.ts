import { createFourier, hann } from './fourier.ts'

/** How strongly something begins at each moment of a sound. */
export type Onsets = {
  /** Moments a second. */
  rate: number
  /** The second of the first moment. */
  startS: number
  strength: Float32Array
  /** The same of the bass alone, where bars are heard. */
  bass: Float32Array
}

const SIZE = 1_024
const BASS_HERTZ = 180
/** Bands that count the same each, so that a kick is worth as much as a hat. */
const EDGES_HERTZ = [0, BASS_HERTZ, 700, 2_800, 20_000] as const
const COMPRESSION = 100
const SMOOTH_S = 0.4
/** A beginning shows before it stands in the middle of the window; measured on clicks. */
const EARLY_SAMPLES = 355

/** Where things begin in samples of one channel: by how much each stretch of the spectrum gets louder (spectral flux). */
export function toOnsets(samples: Float32Array, rate: number): Onsets {
  const hop = Math.round(rate / 100)
  const count = Math.max(0, Math.floor((samples.length - SIZE) / hop) + 1)
  const fourier = createFourier(SIZE)
  let peak = 0
  for (const value of samples) peak = Math.max(peak, Math.abs(value))
  // Soft music is listened to as if it were loud.
  const window = hann(SIZE).map((weight) => weight / (peak || 1))
  const bins = SIZE / 2
  const bandOf = toBands(bins, rate)
  const widths = EDGES_HERTZ.map((_, band) => bandOf.filter((one) => one === band).length || 1)
  const piece = new Float32Array(SIZE)
  let [now, before] = [new Float32Array(bins), new Float32Array(bins)]
  const [strength, bass] = [new Float32Array(count), new Float32Array(count)]
  for (let at = 0; at < count; at += 1) {
    for (let n = 0; n < SIZE; n += 1) piece[n] = samples[at * hop + n]! * window[n]!
    fourier.magnitudes(piece, now)
    const louder = [0, 0, 0, 0]
    for (let bin = 1; bin < bins; bin += 1) {
      now[bin] = Math.log1p((COMPRESSION * now[bin]!) / SIZE)
      const more = now[bin]! - before[bin]!
      if (more > 0) louder[bandOf[bin]!]! += more / widths[bandOf[bin]!]!
    }
    if (at > 0) {
      strength[at] = louder[0]! + louder[1]! + louder[2]! + louder[3]!
      bass[at] = louder[0]!
    }
    ;[now, before] = [before, now]
  }
  const moments = rate / hop
  const width = Math.round(SMOOTH_S * moments)
  return {
    rate: moments,
    startS: (SIZE - EARLY_SAMPLES) / rate,
    strength: aboveItsSurroundings(strength, width),
    bass: aboveItsSurroundings(bass, 5 * width),
  }
}

function toBands(bins: number, rate: number): Uint8Array {
  return Uint8Array.from({ length: bins }, (_, bin) => {
    const hertz = (bin * rate) / SIZE
    return Math.max(
      0,
      EDGES_HERTZ.findLastIndex((edge) => hertz >= edge),
    )
  }).map((band) => Math.min(3, band))
}

/** What stands out from the mean of its surroundings. */
function aboveItsSurroundings(row: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(row.length + 1)
  for (let n = 0; n < row.length; n += 1) sums[n + 1] = sums[n]! + row[n]!
  return row.map((value, n) => {
    const [from, to] = [Math.max(0, n - width), Math.min(row.length, n + width + 1)]
    return Math.max(0, value - (sums[to]! - sums[from]!) / (to - from))
  })
}
