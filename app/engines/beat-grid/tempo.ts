import { createFourier } from './fourier.ts'
import type { Onsets } from './onsets.ts'

/** Beats at even distances. */
export type Grid = { bpm: number; /** The first beat of a bar. */ firstBeatS: number }
export type Tempo = Grid & {
  /** From 0 to 1: how much clearer the beat is than what lies between. */
  certainty: number
  /** How far the beats of parts of the sound lie from the grid, in the middle of them, in milliseconds. */
  wanderMs: number
  /** The next likely tempo, mostly half or double. */
  other: number | null
}

export const SLOWEST = 50
export const FASTEST = 215
const USUAL = 118
const SPREAD_OCTAVES = 0.95
/** Below this there is no beat worth telling. */
const LEAST_CERTAINTY = 0.18
/** Where less than that begins, nothing begins: a held tone. */
const LEAST_CHANGE = 0.0008
const CANDIDATES = 8
/** The tempo is looked for in so much of it, then followed through the whole. */
const LISTENED_S = 180

/** The steady tempo of a sound and where its beats fall; null where there is none. */
export function findTempo(onsets: Onsets): Tempo | null {
  const { strength, bass, rate } = onsets
  const seconds = strength.length / rate
  let sum = 0
  for (const value of strength) sum += value
  if (seconds < 3 || sum / strength.length < LEAST_CHANGE) return null
  const soft = soften(strength)
  const part = soft.subarray(0, Math.round(LISTENED_S * rate))
  const fitted = listLags(part, rate).map((lag) => fit(part, bass, rate, lag))
  const ranked = fitted.toSorted((a, b) => b.score - a.score)
  const [first] = ranked
  if (!first) return null
  const best = { ...first, ...straighten(soft, first, meanAt(soft, first.period, first.phase)) }
  const certainty = Math.max(0, Math.min(1, best.clearness))
  if (certainty < LEAST_CERTAINTY) return null
  const bpm = (60 * rate) / best.period
  const other = ranked.find((one) => Math.abs(Math.log2(one.period / best.period)) > 0.1)
  const offset = toBar(onsets, best)
  const beatS = 60 / bpm
  const phaseS = onsets.startS + offset / rate
  const barS = 4 * beatS
  const firstBeatS = ((phaseS % barS) + barS) % barS
  return {
    bpm,
    firstBeatS,
    certainty,
    wanderMs: wander(soft, rate, best),
    other: other ? (60 * rate) / other.period : null,
  }
}

type Fit = { period: number; phase: number; score: number; clearness: number }

/** A beginning is a few moments wide. */
function soften(row: Float32Array): Float32Array {
  return row.map((_, n) => 0.25 * (row[n - 1] ?? 0) + 0.5 * row[n]! + 0.25 * (row[n + 1] ?? 0))
}

/** The distances at which a sound is most like itself. */
function listLags(row: Float32Array, rate: number): number[] {
  const like = likeness(row)
  const [least, most] = [Math.floor((60 * rate) / FASTEST), Math.ceil((60 * rate) / SLOWEST)]
  const found: { lag: number; value: number }[] = []
  for (let lag = least; lag <= most && lag + 1 < like.length; lag += 1) {
    const value = like[lag]!
    if (value > 0 && value >= like[lag - 1]! && value >= like[lag + 1]!) {
      const bend = like[lag - 1]! - 2 * value + like[lag + 1]!
      const shift = bend === 0 ? 0 : (0.5 * (like[lag - 1]! - like[lag + 1]!)) / bend
      found.push({ lag: lag + shift, value: value * usualness((60 * rate) / lag) })
    }
  }
  const lags = found
    .toSorted((a, b) => b.value - a.value)
    .slice(0, CANDIDATES)
    .map(({ lag }) => lag)
  const near = lags.flatMap((lag) => [lag, lag / 2, lag * 2]).filter((lag) => lag >= least && lag <= most)
  return near.filter((lag, n) => near.findIndex((one) => Math.abs(one / lag - 1) < 0.015) === n)
}

/** How like a row is to itself at each distance, by its spectrum. */
function likeness(row: Float32Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(row.length * 2))
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)]
  let sum = 0
  for (const value of row) sum += value
  const mean = sum / row.length
  for (let n = 0; n < row.length; n += 1) real[n] = row[n]! - mean
  const { transform } = createFourier(size)
  transform(real, imaginary)
  for (let n = 0; n < size; n += 1) {
    real[n] = real[n]! ** 2 + imaginary[n]! ** 2
    imaginary[n] = 0
  }
  transform(real, imaginary)
  return real.subarray(0, row.length).map((value, lag) => value / (row.length - lag * 0.5))
}

/** People tap slow and fast things nearer to two beats a second. */
const usualness = (bpm: number) => Math.exp(-0.5 * (Math.log2(bpm / USUAL) / SPREAD_OCTAVES) ** 2)

/** The exact period near a distance, over the whole length, and where its beats fall. */
function fit(row: Float32Array, bass: Float32Array, rate: number, lag: number): Fit {
  const step = lag ** 2 / (6 * row.length)
  let [period, height] = [lag, -1]
  const reach = Math.max(2 * step, lag * 0.02)
  for (let tried = lag - reach; tried <= lag + reach; tried += step) {
    const value = swing(row, tried) + 0.5 * swing(row, tried / 2) + 0.35 * swing(row, tried / 4)
    if (value > height) [period, height] = [tried, value]
  }
  const at = combs(row, period)
  const { on, middle, empty } = at
  const low = (shift: number) => meanAt(bass.subarray(0, row.length), period, (at.phase + shift) % period)
  // What the bass plays is the beat; what stands between may still be louder.
  const isBetween = middle > on * 0.5 && low(period / 2) > low(0) * 1.3
  const phase = isBetween ? (at.phase + period / 2) % period : at.phase
  const exact = straighten(row, { period, phase }, on)
  const bpm = (60 * rate) / exact.period
  // Where half beats are as strong as beats, the half beat is the beat; where beats are missing, it is too fast.
  const alternates = on === 0 ? 0 : Math.min(1, Math.max(0, (1 - middle / on) / 0.1))
  const score =
    usualness(bpm) *
    on *
    (0.5 + 0.5 * alternates) *
    (1 - empty) ** 1.5 *
    (0.35 + 0.65 * barsBegun(bass.subarray(0, row.length), exact))
  return { ...exact, score, clearness: (on - at.mean) / (on + at.mean || 1) }
}

/** The line through what begins near each beat: the period and phase that all beats agree on. */
function straighten(row: Float32Array, from: { period: number; phase: number }, on: number) {
  let { period, phase } = from
  for (const reach of [0.12, 0.06, 0.03]) {
    const width = Math.max(2, Math.round(period * reach))
    let [weights, sumK, sumT, sumKK, sumKT] = [0, 0, 0, 0, 0]
    for (let beat = 0, at = phase; at < row.length - 1; beat += 1, at = phase + beat * period) {
      const peak = peakNear(row, at, width)
      if (!peak || peak.height < on * 0.25) continue
      const weight = Math.min(peak.height, 2 * on)
      weights += weight
      sumK += weight * beat
      sumT += weight * peak.at
      sumKK += weight * beat * beat
      sumKT += weight * beat * peak.at
    }
    const below = weights * sumKK - sumK * sumK
    if (below <= 0) break
    const slope = (weights * sumKT - sumK * sumT) / below
    if (Math.abs(slope / from.period - 1) > 0.03) break
    period = slope
    phase = (sumT - slope * sumK) / weights
  }
  return { period, phase: ((phase % period) + period) % period }
}

/** The share of bars that the bass begins: at twice the tempo every second one has nothing at its head. */
function barsBegun(bass: Float32Array, { period, phase }: { period: number; phase: number }): number {
  const width = Math.round(period)
  let most = 0
  for (let nth = 0; nth < 4; nth += 1) {
    const heads: number[] = []
    for (let at = phase + nth * period; at < bass.length; at += 4 * period) {
      let sum = 0
      for (let n = Math.max(0, Math.round(at) - 3); n <= Math.round(at) + width; n += 1) sum += bass[n] ?? 0
      heads.push(sum)
    }
    const strong = heads.toSorted((a, b) => b - a)[Math.floor(heads.length / 4)] ?? 0
    if (strong > 0) most = Math.max(most, heads.filter((head) => head > strong * 0.5).length / heads.length)
  }
  return most
}

function peakNear(row: Float32Array, at: number, width: number): { at: number; height: number } | null {
  const middle = Math.round(at)
  let [best, height] = [-1, 0]
  for (let n = Math.max(1, middle - width); n <= Math.min(row.length - 2, middle + width); n += 1) {
    const value = row[n]!
    if (value > height && value >= row[n - 1]! && value >= row[n + 1]!) [best, height] = [n, value]
  }
  if (best < 0) return null
  const bend = row[best - 1]! - 2 * height + row[best + 1]!
  return { at: best + (bend === 0 ? 0 : (0.5 * (row[best - 1]! - row[best + 1]!)) / bend), height }
}

/** How strongly a row swings with a period (one bin of a Fourier transform). */
function swing(row: Float32Array, period: number): number {
  const turn = (2 * Math.PI) / period
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  let [x, y, re, im] = [1, 0, 0, 0]
  for (const value of row) {
    re += value * x
    im += value * y
    ;[x, y] = [x * c - y * s, x * s + y * c]
  }
  return Math.hypot(re, im)
}

/** The phase at which beats fall on the strongest moments, and how strong these are against those between. */
function combs(row: Float32Array, period: number) {
  const tries = Math.max(8, Math.round(period * 4))
  let [phase, on] = [0, -1]
  for (let n = 0; n < tries; n += 1) {
    const value = meanAt(row, period, (n * period) / tries)
    if (value > on) [phase, on] = [(n * period) / tries, value]
  }
  let sum = 0
  for (const value of row) sum += value
  let [count, silent] = [0, 0]
  for (let at = phase; at < row.length; at += period) {
    count += 1
    if (strongest(row, at) < on * 0.25) silent += 1
  }
  return {
    ...{ phase, on, middle: meanAt(row, period, phase + period / 2) },
    ...{ empty: count === 0 ? 1 : silent / count, mean: sum / row.length },
  }
}

function meanAt(row: Float32Array, period: number, phase: number): number {
  let [sum, count] = [0, 0]
  for (let at = phase; at < row.length - 1; at += period) {
    const low = Math.floor(at)
    sum += row[low]! + (at - low) * (row[low + 1]! - row[low]!)
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

function strongest(row: Float32Array, at: number): number {
  const middle = Math.round(at)
  let most = 0
  for (let n = middle - 2; n <= middle + 2; n += 1) most = Math.max(most, row[n] ?? 0)
  return most
}

/** Of four beats the one with the most bass begins a bar. */
function toBar({ bass, strength }: Onsets, { period, phase }: Fit): number {
  let [best, most] = [0, -1]
  for (let nth = 0; nth < 4; nth += 1) {
    let value = 0
    for (let at = phase + nth * period; at < bass.length; at += 4 * period)
      value += strongest(bass, at) + 0.15 * strongest(strength, at)
    if (value > most * 1.02) [best, most] = [nth, value]
  }
  return phase + best * period
}

/** How far the beats of stretches of sixteen lie from where the grid has them. */
function wander(row: Float32Array, rate: number, { period, phase }: Fit): number {
  const off: number[] = []
  const reach = period / 4
  for (let from = phase; from + 16 * period < row.length; from += 16 * period) {
    let [shift, most] = [0, -1]
    for (let tried = -reach; tried <= reach; tried += 0.5) {
      let value = 0
      for (let beat = 0; beat < 16; beat += 1) value += row[Math.round(from + tried + beat * period)] ?? 0
      if (value > most) [shift, most] = [tried, value]
    }
    if (most > 0) off.push(Math.abs(shift))
  }
  const middle = off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0
  return (middle / rate) * 1_000
}
