import { peakAfter, PEAK_REACH } from './true-peak.ts'

export type Limiter = {
  /** Takes the next piece of both sides and gives as much as is ready; the last call says so and gets all that is left. */
  push(left: Float32Array, right: Float32Array, isLast?: boolean): [Float32Array, Float32Array]
  /** The least it turned the sound down to, from 0 to 1. */
  readonly deepest: number
}

const LOOK_AHEAD_S = 0.005
const RELEASE_S = 0.12

/**
 * Turns a sound down before it gets louder than a ceiling, also between the samples, and up again slowly. What it gives is delayed by
 * nothing: pieces come out later, the sound does not.
 */
export function createLimiter(rate: number, ceiling: number): Limiter {
  const ahead = Math.round(LOOK_AHEAD_S * rate)
  const release = 1 - Math.exp(-1 / (RELEASE_S * rate))
  const held = ahead * 2 + PEAK_REACH * 4
  let [left, right] = [new Float32Array(held), new Float32Array(held)]
  let start = held
  let [kept, deepest] = [1, 1]
  const recent = new Float64Array(ahead + 1).fill(1)
  let [recentAt, recentSum] = [0, ahead + 1]

  const need = (at: number): number => {
    const most = Math.max(
      ...[Math.abs(left[at]!), Math.abs(right[at]!), Math.abs(left[at + 1] ?? 0), Math.abs(right[at + 1] ?? 0)],
    )
    if (most < ceiling * 0.45) return 1
    const peak = Math.max(peakAfter(left, at), peakAfter(right, at))
    return peak > ceiling ? ceiling / peak : 1
  }

  return {
    get deepest() {
      return deepest
    },
    push(moreLeft, moreRight, isLast = false) {
      const tail = isLast ? held : 0
      ;[left, right] = [joined(left, moreLeft, tail), joined(right, moreRight, tail)]
      const end = left.length - ahead - 2 * PEAK_REACH
      const needs = new Float64Array(left.length).fill(1)
      const first = Math.max(0, start - PEAK_REACH - 1)
      for (let at = first; at < left.length - PEAK_REACH; at += 1) {
        const value = need(at)
        if (value === 1) continue
        // All samples that a peak is made of are turned down alike.
        const last = Math.min(left.length - 1, at + PEAK_REACH)
        for (let near = Math.max(0, at - PEAK_REACH); near <= last; near += 1)
          if (value < needs[near]!) needs[near] = value
      }
      const least = slidingLeast(needs, start, end, ahead)
      const count = Math.max(0, end - start)
      const [outLeft, outRight] = [new Float32Array(count), new Float32Array(count)]
      for (let n = 0; n < count; n += 1) {
        kept = Math.min(least[n]!, kept + (1 - kept) * release)
        recentSum += kept - recent[recentAt]!
        recent[recentAt] = kept
        recentAt = (recentAt + 1) % recent.length
        const gain = Math.min(recentSum / recent.length, needs[start + n]!)
        if (gain < deepest) deepest = gain
        outLeft[n] = left[start + n]! * gain
        outRight[n] = right[start + n]! * gain
      }
      const dropped = Math.max(0, Math.min(end, left.length) - 2 * PEAK_REACH - 2)
      left = left.slice(dropped)
      right = right.slice(dropped)
      start = Math.max(start, end) - dropped
      return [outLeft, outRight]
    },
  }
}

function joined(row: Float32Array, more: Float32Array, tail: number): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(row.length + more.length + tail)
  whole.set(row)
  whole.set(more, row.length)
  return whole
}

/** The least of each place and the `ahead` that follow it. */
function slidingLeast(row: Float64Array, from: number, to: number, ahead: number): Float64Array {
  const least = new Float64Array(Math.max(0, to - from))
  const line = new Int32Array(row.length)
  let [head, tail] = [0, 0]
  for (let at = from; at < to + ahead; at += 1) {
    while (tail > head && row[line[tail - 1]!]! >= row[at]!) tail -= 1
    line[tail++] = at
    const place = at - ahead
    if (place < from) continue
    while (line[head]! < place) head += 1
    least[place - from] = row[line[head]!]!
  }
  return least
}
