import { findKey, toTones, type FoundKey } from '#app/engines/beat-grid/musical-key.ts'
import { toOnsets } from '#app/engines/beat-grid/onsets.ts'
import { findTempo, type Tempo } from '#app/engines/beat-grid/tempo.ts'
import { createLoudnessMeter } from './loudness.ts'
import { toDecibels, truePeakOf } from './true-peak.ts'

/** Changes whenever the same sound would be told otherwise. */
export const ANALYSIS_VERSION = 1
export const WAVE_PER_S = 20

export type TrackAnalysis = {
  seconds: number
  soundFromS: number
  soundToS: number
  lufs: number | null
  truePeakDb: number
  tempo: Tempo | null
  key: FoundKey | null
}

/** Quieter than that is silence. */
const SILENT = 10 ** (-54 / 20)
const BLOCK = 65_536

/** Everything that is told of a track, and its waveform; of 16-bit samples, left and right in turn. */
export function analyseTrack(samples: Int16Array, rate: number): { analysis: TrackAnalysis; wave: number[] } {
  const frames = Math.floor(samples.length / 2)
  const { lufs, peak } = measure(samples, frames, rate)
  const wave = toWave(samples, frames, rate)
  const { soundFromS, soundToS } = findSound(samples, frames, rate)
  const half = thin(samples, frames, 2)
  const tempo = lufs === null ? null : findTempo(toOnsets(half, rate / 2))
  const key = lufs === null ? null : findKey(toTones(thin(samples, frames, 4), rate / 4))
  return {
    wave,
    analysis: { seconds: frames / rate, soundFromS, soundToS, lufs, truePeakDb: toDecibels(peak), tempo, key },
  }
}

function measure(samples: Int16Array, frames: number, rate: number) {
  const meter = createLoudnessMeter(rate)
  let peak = 0
  for (let from = 0; from < frames; from += BLOCK) {
    const count = Math.min(BLOCK, frames - from)
    const [left, right] = [new Float32Array(count), new Float32Array(count)]
    for (let n = 0; n < count; n += 1) {
      left[n] = samples[2 * (from + n)]! / 32_768
      right[n] = samples[2 * (from + n) + 1]! / 32_768
    }
    meter.add(left, right)
    peak = Math.max(peak, truePeakOf(left), truePeakOf(right))
  }
  return { lufs: meter.read(), peak }
}

/** One channel of fewer samples: the mean of neighbours. */
function thin(samples: Int16Array, frames: number, by: number): Float32Array {
  const row = new Float32Array(Math.floor(frames / by))
  for (let n = 0; n < row.length; n += 1) {
    let sum = 0
    for (let k = 2 * n * by; k < 2 * (n + 1) * by; k += 1) sum += samples[k]!
    row[n] = sum / (2 * by * 32_768)
  }
  return row
}

function toWave(samples: Int16Array, frames: number, rate: number): number[] {
  const width = rate / WAVE_PER_S
  return Array.from({ length: Math.ceil(frames / width) }, (_, n) => {
    let most = 0
    const end = Math.min(frames, Math.round((n + 1) * width))
    for (let at = Math.round(n * width); at < end; at += 1)
      most = Math.max(most, Math.abs(samples[2 * at]!), Math.abs(samples[2 * at + 1]!))
    return Math.round((most / 32_768) * 100)
  })
}

function findSound(samples: Int16Array, frames: number, rate: number) {
  const isHeard = (at: number) =>
    Math.abs(samples[2 * at]!) > SILENT * 32_768 || Math.abs(samples[2 * at + 1]!) > SILENT * 32_768
  let [from, to] = [0, frames]
  while (from < to && !isHeard(from)) from += 1
  while (to > from && !isHeard(to - 1)) to -= 1
  return from === to ? { soundFromS: 0, soundToS: frames / rate } : { soundFromS: from / rate, soundToS: to / rate }
}
