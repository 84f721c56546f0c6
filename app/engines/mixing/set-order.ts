import { keyDistance } from './camelot.ts'
import type { MixTrack } from './mix-track.ts'
import { matchTempo } from './tempo-match.ts'

const NO_BEAT_COST = 6
const NO_KEY_COST = 2

/** How much it costs to go from one track to another: per cents of stretch, steps on the wheel, loudness. */
export function stepCost(from: MixTrack, to: MixTrack): number {
  const tempo = from.grid && to.grid ? Math.min(30, matchTempo(from.grid.bpm, to.grid.bpm).stretch * 100) : NO_BEAT_COST
  const key = from.key && to.key ? keyDistance(from.key, to.key) * 1.5 : NO_KEY_COST
  return tempo + key
}

/**
 * The order in which tracks follow one another with the least stretching and the nearest keys. Begins with the slowest, so that
 * the set rises; from there it takes the nearest, then swaps stretches as long as that makes the whole cheaper.
 */
export function orderSet(tracks: readonly MixTrack[]): MixTrack[] {
  const left = tracks.toSorted((a, b) => tempoOf(a) - tempoOf(b) || a.id.localeCompare(b.id))
  const [first, ...rest] = left
  if (!first) return []
  const order = [first]
  while (rest.length > 0) {
    const last = order.at(-1)!
    let [at, cost] = [0, Infinity]
    for (const [n, one] of rest.entries()) {
      const price = stepCost(last, one)
      if (price < cost - 1e-9) [at, cost] = [n, price]
    }
    order.push(...rest.splice(at, 1))
  }
  return improve(order)
}

const tempoOf = ({ grid }: MixTrack) => grid?.bpm ?? 0

/** Turns stretches of the order round while that makes the way shorter (2-opt); the first stays. */
function improve(order: MixTrack[]): MixTrack[] {
  const cost = (a: number, b: number) => (order[a] && order[b] ? stepCost(order[a], order[b]) : 0)
  for (let round = 0; round < 30; round += 1) {
    let isBetter = false
    for (let from = 1; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const gain = cost(from - 1, from) + cost(to, to + 1) - cost(from - 1, to) - cost(from, to + 1)
        const inner = innerGain(order, from, to)
        if (gain + inner <= 1e-6) continue
        order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse())
        isBetter = true
      }
    }
    if (!isBetter) break
  }
  return order
}

/** A step back may cost more than the step forth did. */
function innerGain(order: readonly MixTrack[], from: number, to: number): number {
  let gain = 0
  for (let n = from; n < to; n += 1) gain += stepCost(order[n]!, order[n + 1]!) - stepCost(order[n + 1]!, order[n]!)
  return gain
}
