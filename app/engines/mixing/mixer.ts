import { comingGains, createBassSplit, goingGains, type Gains } from './fade-gains.ts'
import { createFollower, PIECE, type TrackSamples } from './follow-time.ts'
import { createLimiter } from './limiter.ts'
import { createLoudnessMeter } from './loudness.ts'
import type { MixTrack } from './mix-track.ts'
import { toOwnS, type Curve, type PlacedTrack, type Timeline } from './timeline.ts'
import { fromDecibels, toDecibels, truePeakOf } from './true-peak.ts'

export const TARGET_LUFS = -14
export const CEILING_DB = -1
const MOST_GAIN_DB = 12
/** A peak may be turned down by the limiter so far; more loudness is not sought. */
const MOST_LIMITING_DB = 6
/** Begins and ends are never at once, which would click. */
const EDGE_S = 0.006
const SHORT_TAIL_S = 0.02

/** By how much a track is made louder or softer, in decibels. */
export function gainOf({ lufs, truePeakDb }: Pick<MixTrack, 'lufs' | 'truePeakDb'>): number {
  if (lufs === null) return 0
  return Math.min(TARGET_LUFS - lufs, MOST_GAIN_DB, CEILING_DB + MOST_LIMITING_DB - truePeakDb)
}

export type MixInput = {
  timeline: Timeline
  /** Of each place in the order, in decibels. */
  gains: readonly number[]
  curve: Curve
  rate: number
  /** Reads the samples of the track at a place of the order, at the rate of the mix. */
  read(place: number): TrackSamples
  /** Takes the next samples of the mix, left and right in turn. */
  write(samples: Int16Array): void
  onShare?(share: number): void
}

export type MixFigures = { seconds: number; lufs: number | null; truePeakDb: number; deepestDb: number }

type Voice = {
  place: PlacedTrack
  leaves: PlacedTrack | null
  follower: ReturnType<typeof createFollower>
  gain: number
  bass: [ReturnType<typeof createBassSplit>, ReturnType<typeof createBassSplit>]
}

/** Renders a mix piece by piece: at no time more than the tracks that are heard is held. */
export function renderMix({ timeline, gains, curve, rate, read, write, onShare }: MixInput): MixFigures {
  const total = Math.round(timeline.seconds * rate)
  const limiter = createLimiter(rate, fromDecibels(CEILING_DB))
  const meter = createLoudnessMeter(rate)
  const voices = new Map<number, Voice>()
  let [peak, written] = [0, 0]
  const pass = ([left, right]: [Float32Array, Float32Array]) => {
    const count = Math.min(left.length, total - written)
    const [l, r] = [left.subarray(0, count), right.subarray(0, count)]
    meter.add(l, r)
    peak = Math.max(peak, truePeakOf(l), truePeakOf(r))
    written += count
    write(interleave(l, r))
  }
  for (let at = 0; at < total; at += PIECE) {
    const [left, right] = [new Float32Array(PIECE), new Float32Array(PIECE)]
    for (const [n, place] of timeline.tracks.entries()) {
      const isHeard = at + PIECE > place.outFromS * rate && at < (place.outToS + SHORT_TAIL_S) * rate
      if (!isHeard) {
        voices.delete(n)
        continue
      }
      const voice = voices.get(n) ?? begin(timeline, n, fromDecibels(gains[n] ?? 0), rate, read(n))
      voices.set(n, voice)
      addVoice(voice, { at, rate, curve, left, right })
    }
    pass(limiter.push(left, right))
    if ((at / PIECE) % 200 === 0) onShare?.(at / total)
  }
  pass(limiter.push(new Float32Array(0), new Float32Array(0), true))
  return {
    ...{ seconds: written / rate, lufs: meter.read(), truePeakDb: toDecibels(peak) },
    deepestDb: toDecibels(limiter.deepest),
  }
}

function begin(timeline: Timeline, n: number, gain: number, rate: number, samples: TrackSamples): Voice {
  return {
    ...{ place: timeline.tracks[n]!, leaves: timeline.tracks[n + 1] ?? null, follower: createFollower(samples), gain },
    bass: [createBassSplit(rate), createBassSplit(rate)],
  }
}

type Into = { at: number; rate: number; curve: Curve; left: Float32Array; right: Float32Array }

function addVoice({ place, leaves, follower, gain, bass }: Voice, { at, rate, curve, left, right }: Into): void {
  const toOwn = (sample: number) => {
    const outS = sample / rate
    const stretch = place.stretches.find(({ outToS }) => outS < outToS) ?? place.stretches.at(-1)
    return stretch ? toOwnS(stretch, outS) * rate : 0
  }
  const [l, r] = follower.next(toOwn, at)
  const [entry, exit] = [place.entry, leaves?.entry ?? null]
  const wayOf = (from: number, to: number, outS: number) => (to > from ? (outS - from) / (to - from) : 1)
  for (let n = 0; n < left.length; n += 1) {
    const outS = (at + n) / rate
    const edge = Math.min(1, (outS - place.outFromS) / EDGE_S, (place.outToS + EDGE_S - outS) / EDGE_S)
    if (edge <= 0) continue
    let gains: Gains = { low: 1, high: 1 }
    if (exit && exit.kind !== 'cut' && outS >= exit.outFromS)
      gains = goingGains(curve, wayOf(exit.outFromS, exit.outToS, outS))
    else if (entry && entry.kind !== 'cut' && outS < entry.outToS)
      gains = comingGains(curve, wayOf(entry.outFromS, entry.outToS, outS))
    const loud = gain * edge
    const [lowL, lowR] = [bass[0].split(l[n]!), bass[1].split(r[n]!)]
    left[n]! += loud * (gains.low * lowL + gains.high * (l[n]! - lowL))
    right[n]! += loud * (gains.low * lowR + gains.high * (r[n]! - lowR))
  }
}

function interleave(left: Float32Array, right: Float32Array): Int16Array {
  const row = new Int16Array(left.length * 2)
  for (let n = 0; n < left.length; n += 1) {
    row[2 * n] = Math.round(left[n]! * 32_767)
    row[2 * n + 1] = Math.round(right[n]! * 32_767)
  }
  return row
}
