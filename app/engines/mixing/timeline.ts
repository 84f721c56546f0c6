import { toKeyWords } from './camelot.ts'
import { toBpmWords, type MixTrack } from './mix-track.ts'
import { canMatch, matchTempo, MOST_STRETCH } from './tempo-match.ts'

export const curves = ['smooth', 'bass', 'cut'] as const
/** How one track gives way to the next: both together, the bass changed in the middle, or at once. */
export type Curve = (typeof curves)[number]

export type MixWishes = {
  /** Beats in which both are heard. */
  overlapBeats: number
  curve: Curve
  /** The longest a track is heard, in seconds; null: whole. */
  playS: number | null
}

/** A stretch of a track: its own seconds against those of the mix. Its period changes evenly from one end to the other. */
export type Stretch = {
  fromS: number
  toS: number
  outFromS: number
  outToS: number
  /** Beats in it and how long the first and the last one last in the mix; null: played as it is. */
  ramp: { beats: number; firstS: number; lastS: number; ownS: number } | null
}

export type Transition = {
  kind: 'beats' | 'fade' | 'cut'
  outFromS: number
  outToS: number
  beats: number
  /** By how much the next track is stretched at most, as a share. */
  stretch: number
  why: string
}

export type PlacedTrack = {
  id: string
  title: string
  stretches: Stretch[]
  outFromS: number
  outToS: number
  /** How it comes in; null for the first. */
  entry: Transition | null
}

export type Timeline = { tracks: PlacedTrack[]; seconds: number }

const FADE_S = 6
const LEAST_BEATS = 4
const SHORTEST_FADE_S = 0.02

type Place = { track: MixTrack; entryS: number; endS: number }

/** Where each track of a set lies in the mix, and how each gives way to the next. */
export function layOutMix(tracks: readonly MixTrack[], wishes: MixWishes): Timeline {
  const placed: PlacedTrack[] = []
  let [outS, nowS] = [0, tracks[0]?.soundFromS ?? 0]
  let stretches: Stretch[] = []
  let entry: Transition | null = null
  for (const [n, track] of tracks.entries()) {
    const here = placeOf(track, n === 0 ? track.soundFromS : entryOf(track), wishes)
    const begunS = stretches[0]?.outFromS ?? outS
    const next = tracks[n + 1]
    if (!next) {
      if (here.endS > nowS) stretches.push(plain(nowS, here.endS, outS))
      const outToS = stretches.at(-1)?.outToS ?? outS
      placed.push({ id: track.id, title: track.title, stretches, outFromS: begunS, outToS, entry })
      return { tracks: placed, seconds: outToS }
    }
    const way = joinTo(here, placeOf(next, entryOf(next), wishes), nowS, wishes)
    if (way.leaveS > nowS) stretches.push(plain(nowS, way.leaveS, outS))
    outS += Math.max(0, way.leaveS - nowS)
    const transition: Transition = { ...way.transition, outFromS: outS, outToS: outS + way.lengthS }
    const shift = (one: Stretch): Stretch => ({ ...one, outFromS: one.outFromS + outS, outToS: one.outToS + outS })
    if (way.lengthS > 0) stretches.push(shift(way.leaving))
    placed.push({
      ...{ id: track.id, title: track.title, stretches, outFromS: begunS, outToS: outS + way.lengthS, entry },
    })
    stretches = way.lengthS > 0 ? [shift(way.coming)] : []
    nowS = way.lengthS > 0 ? way.coming.toS : way.coming.fromS
    outS += way.lengthS
    entry = transition
  }
  return { tracks: placed, seconds: outS }
}

const plain = (fromS: number, toS: number, outS: number): Stretch => ({
  ...{ fromS, toS, outFromS: outS, outToS: outS + toS - fromS, ramp: null },
})

/** The first bar that begins in the sound. */
function entryOf({ grid, soundFromS, soundToS }: MixTrack): number {
  if (!grid) return soundFromS
  const barS = 240 / grid.bpm
  const bar = grid.firstBeatS + Math.ceil((soundFromS - 0.02 - grid.firstBeatS) / barS) * barS
  return bar >= 0 && bar < soundToS - barS ? bar : soundFromS
}

const placeOf = (track: MixTrack, entryS: number, { playS }: MixWishes): Place => ({
  ...{ track, entryS, endS: Math.max(entryS, Math.min(track.soundToS, playS === null ? Infinity : entryS + playS)) },
})

type Way = {
  transition: Omit<Transition, 'outFromS' | 'outToS'>
  leaveS: number
  lengthS: number
  leaving: Stretch
  coming: Stretch
}

/** How a track, heard up to `nowS` of its own, gives way to the next. */
function joinTo(here: Place, next: Place, nowS: number, wishes: MixWishes): Way {
  const keys = toKeyWords(here.track.key, next.track.key)
  if (wishes.curve === 'cut') return cut(here, next, `Cut at once, as you wished; ${keys}.`)
  const matched = byBeats(here, next, nowS, wishes, keys)
  return typeof matched === 'string' ? fade(here, next, nowS, `${matched}; ${keys}.`) : matched
}

function byBeats(here: Place, next: Place, nowS: number, wishes: MixWishes, keys: string): Way | string {
  const [a, b] = [here.track.grid, next.track.grid]
  if (!a || !b)
    return `A plain fade, because ${a ? `“${next.track.title}”` : `“${here.track.title}”`} has no steady beat`
  const match = matchTempo(a.bpm, b.bpm)
  if (!canMatch(a.bpm, b.bpm))
    return `A plain fade, because ${toBpmWords(a.bpm)} and ${toBpmWords(b.bpm)} bpm are more than ${MOST_STRETCH * 100}% apart`
  const [ownA, ownB] = [60 / a.bpm, 60 / match.bpm]
  const firstBeat = a.firstBeatS + Math.ceil((nowS - 1e-6 - a.firstBeatS) / ownA) * ownA
  const room = Math.min((here.endS - firstBeat) / ownA, ((next.endS - next.entryS) / ownB) * 0.5)
  const beats = Math.min(wishes.overlapBeats, Math.floor((room + 1e-6) / 4) * 4)
  if (beats < LEAST_BEATS) return 'A plain fade, because one of them is too short for four beats together'
  const leaveS = lastBarBefore(here.endS - beats * ownA, a, firstBeat)
  const lengthS = (beats * (ownA + ownB)) / 2
  const ramp = { beats, firstS: ownA, lastS: ownB }
  const stretch = (fromS: number, ownS: number): Stretch => ({
    ...{ fromS, toS: fromS + beats * ownS, outFromS: 0, outToS: lengthS, ramp: { ...ramp, ownS } },
  })
  return {
    ...{ leaveS, lengthS, leaving: stretch(leaveS, ownA), coming: stretch(next.entryS, ownB) },
    transition: { kind: 'beats', beats, stretch: match.stretch, why: toWhy(a.bpm, b.bpm, match, beats, keys) },
  }
}

/** The last bar, or failing that the last beat, that leaves room behind it. */
function lastBarBefore(s: number, { bpm, firstBeatS }: { bpm: number; firstBeatS: number }, leastS: number): number {
  const beatS = 60 / bpm
  const bar = firstBeatS + Math.floor((s + 1e-6 - firstBeatS) / (4 * beatS)) * 4 * beatS
  if (bar >= leastS - 1e-6) return bar
  return Math.max(leastS, firstBeatS + Math.floor((s + 1e-6 - firstBeatS) / beatS) * beatS)
}

function toWhy(from: number, to: number, match: ReturnType<typeof matchTempo>, beats: number, keys: string): string {
  const counted = match.fold === 1 ? '' : match.fold === 2 ? ', counted twice' : ', counted half'
  const per = Math.round(match.stretch * 1_000) / 10
  const tempo =
    per === 0
      ? `both run at ${toBpmWords(from)} bpm${counted}`
      : `${toBpmWords(from)} goes to ${toBpmWords(to)} bpm${counted}, ${per}% of stretch`
  return `${beats} beats together: ${tempo}; ${keys}.`
}

function fade(here: Place, next: Place, nowS: number, why: string): Way {
  const room = Math.min(here.endS - nowS, (next.endS - next.entryS) / 2)
  const lengthS = Math.max(0, Math.min(FADE_S, room))
  if (lengthS < SHORTEST_FADE_S) return cut(here, next, why.replace('A plain fade', 'One after the other'))
  return {
    ...{ leaveS: here.endS - lengthS, lengthS },
    leaving: plain(here.endS - lengthS, here.endS, 0),
    coming: plain(next.entryS, next.entryS + lengthS, 0),
    transition: { kind: 'fade', beats: 0, stretch: 0, why },
  }
}

const cut = (here: Place, next: Place, why: string): Way => ({
  ...{ leaveS: here.endS, lengthS: 0, leaving: plain(here.endS, here.endS, 0) },
  coming: plain(next.entryS, next.entryS, 0),
  transition: { kind: 'cut', beats: 0, stretch: 0, why },
})

/** The second of a track that is heard at a second of the mix. */
export function toOwnS({ fromS, outFromS, ramp }: Stretch, outS: number): number {
  const t = outS - outFromS
  if (!ramp) return fromS + t
  const { beats, firstS, lastS, ownS } = ramp
  const growth = (lastS - firstS) / beats
  const beat = Math.abs(growth) < 1e-12 ? t / firstS : (-firstS + Math.sqrt(firstS ** 2 + 2 * growth * t)) / growth
  return fromS + beat * ownS
}
