import type { Curve } from './timeline.ts'

export type Gains = { low: number; high: number }

/** How loud a track is while it comes in, from 0 to 1 of the way: its bass and the rest. */
export function comingGains(curve: Curve, way: number): Gains {
  const share = Math.min(1, Math.max(0, way))
  const even = Math.sin((share * Math.PI) / 2)
  if (curve !== 'bass') return { low: even, high: even }
  const swap = Math.min(1, Math.max(0, (share - 0.46) / 0.08))
  return { low: Math.sin((swap * Math.PI) / 2), high: Math.sin((Math.min(1, share * 1.6) * Math.PI) / 2) }
}

/** The same while it goes: what the other gains, it loses. */
export const goingGains = (curve: Curve, way: number): Gains => comingGains(curve, 1 - way)

export type BassSplit = { split(sample: number): number }

/** Gives the bass of one side, below 200 Hz; the rest is what is left, so both together are the sound as it was. */
export function createBassSplit(rate: number): BassSplit {
  const share = 1 - Math.exp((-2 * Math.PI * 200) / rate)
  let [one, two] = [0, 0]
  return {
    split(sample) {
      one += share * (sample - one)
      two += share * (one - two)
      return two
    },
  }
}
