import { keyDistance, toCamelot } from './camelot.ts'
import { toBpmWords, type MixTrack } from './mix-track.ts'
import { matchTempo } from './tempo-match.ts'

export type RadioItem = {
  /** From 1. */
  number: number
  track: MixTrack
  why: string
}

/** A track rests until so many others were played, or as many as there are. */
const REST = 12
/** Every so many tracks the radio goes back to a seed, so that it does not drift away. */
const HOME_EVERY = 5

/**
 * A queue without an end, made by rules: the seeds first, then whatever goes best with the track before. What was played lately rests. The same
 * crate, seeds and place give the same queue.
 */
export function makeRadio(
  crate: readonly MixTrack[],
  seeds: readonly string[],
  { from, count }: { from: number; count: number },
): RadioItem[] {
  const known = seeds.flatMap((id) => crate.find((track) => track.id === id) ?? [])
  const first = known.length > 0 ? known : crate.slice(0, 1)
  if (first.length === 0) return []
  const played: MixTrack[] = []
  const items: RadioItem[] = []
  for (let number = 1; number < from + count; number += 1) {
    const { track, why } = number <= first.length ? seed(first, number) : nextOf(crate, first, played)
    played.push(track)
    if (number >= from) items.push({ number, track, why })
  }
  return items
}

const seed = (seeds: readonly MixTrack[], number: number) => ({
  track: seeds[number - 1]!,
  why: seeds.length === 1 ? 'You chose it to begin with.' : 'One of those you chose to begin with.',
})

function nextOf(crate: readonly MixTrack[], seeds: readonly MixTrack[], played: readonly MixTrack[]) {
  const rest = Math.min(REST, crate.length - 1)
  const resting = new Set(rest > 0 ? played.slice(-rest).map(({ id }) => id) : [])
  const free = crate.filter(({ id }) => !resting.has(id))
  const last = played.at(-1)!
  const isHome = played.length % HOME_EVERY === 0
  const homes = isHome ? free.filter(({ id }) => seeds.some((one) => one.id === id)) : []
  const choice = homes.length > 0 ? homes : free
  const countOf = (id: string) => played.filter((one) => one.id === id).length
  const track = choice
    .map((one) => ({ one, cost: costOf(last, one) + 2.5 * countOf(one.id) }))
    .toSorted((a, b) => a.cost - b.cost || a.one.id.localeCompare(b.one.id))[0]!.one
  return { track, why: toWhy(last, track, countOf(track.id), homes.length > 0) }
}

function costOf(from: MixTrack, to: MixTrack): number {
  const tempo = from.grid && to.grid ? Math.min(25, matchTempo(from.grid.bpm, to.grid.bpm).stretch * 100) : 8
  const key = from.key && to.key ? keyDistance(from.key, to.key) * 2 : 4
  const level = from.lufs !== null && to.lufs !== null ? Math.min(4, Math.abs(from.lufs - to.lufs) * 0.3) : 4
  return tempo + key + level
}

/** "Near in tempo, 126 after 124 bpm, and one step on the wheel, 8A after 7A. Not played so far." */
function toWhy(from: MixTrack, to: MixTrack, times: number, isHome: boolean): string {
  const parts = [tempoWhy(from, to), keyWhy(from, to)]
  const played =
    times === 0 ? 'Not played so far.' : `Played ${times === 1 ? 'once' : `${times} times`} already, longest ago.`
  return `${isHome ? 'Back to where you began: ' : ''}${parts.join(', ')}. ${played}`.replace(/^./, (letter) =>
    letter.toUpperCase(),
  )
}

function tempoWhy(from: MixTrack, to: MixTrack): string {
  if (from.id === to.id) return 'there is no other track in the crate'
  if (!from.grid || !to.grid) return 'one of both has no steady beat'
  const { stretch, fold } = matchTempo(from.grid.bpm, to.grid.bpm)
  const names = `${toBpmWords(to.grid.bpm)} after ${toBpmWords(from.grid.bpm)} bpm`
  const counted = fold === 1 ? '' : fold === 2 ? ' counted twice' : ' counted half'
  if (stretch < 0.005) return `the same tempo${counted}, ${names}`
  return stretch <= 0.06 ? `near in tempo${counted}, ${names}` : `another tempo, ${names}`
}

function keyWhy(from: MixTrack, to: MixTrack): string {
  if (!from.key || !to.key) return 'without a known key'
  const names = `${toCamelot(to.key)} after ${toCamelot(from.key)}`
  const distance = keyDistance(from.key, to.key)
  if (distance === 0) return `in the same key, ${toCamelot(to.key)}`
  return distance === 1 ? `in a key beside it, ${names}` : `in another key, ${names}`
}
