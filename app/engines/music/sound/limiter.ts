const BLOCK = 64
const RELEASE_BLOCKS = 90
/** One decibel under the most a file can hold. */
export const CEILING = 0.891
const LOUD = 0.15
const MOST_GAIN = 4
const LEAST_RMS = 1e-5

/** How much a mix is to be raised or lowered to be as loud as others. */
export function gainFor(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let n = 0; n < left.length; n += 1) sum += left[n]! * left[n]! + right[n]! * right[n]!
  const rms = Math.sqrt(sum / Math.max(1, 2 * left.length))
  return rms < LEAST_RMS ? 1 : Math.min(MOST_GAIN, LOUD / rms)
}

/** Raises or lowers a mix, and turns it down before each peak that would be too high; nothing is ever cut off. */
export function limit(left: Float32Array, right: Float32Array, gain: number): void {
  const blocks = Math.ceil(left.length / BLOCK)
  const needs = new Float32Array(blocks + 1).fill(1)
  for (let block = 0; block < blocks; block += 1) {
    let peak = 0
    const end = Math.min(left.length, (block + 1) * BLOCK)
    for (let n = block * BLOCK; n < end; n += 1) peak = Math.max(peak, Math.abs(left[n]!), Math.abs(right[n]!))
    if (peak * gain > CEILING) needs[block] = CEILING / (peak * gain)
  }
  // Down a block before a peak, and slowly up behind it: at both ends of a block no more than it bears.
  const edges = new Float32Array(blocks + 1)
  let held = 1
  for (let edge = 0; edge <= blocks; edge += 1) {
    held = Math.min(held + (1 - held) / RELEASE_BLOCKS, needs[edge]!, needs[Math.max(0, edge - 1)]!)
    edges[edge] = held
  }
  for (let edge = blocks - 1; edge >= 0; edge -= 1)
    edges[edge] = Math.min(edges[edge]!, edges[edge + 1]! + (1 - edges[edge + 1]!) * 0.25)
  for (let n = 0; n < left.length; n += 1) {
    const block = Math.floor(n / BLOCK)
    const share = (n - block * BLOCK) / BLOCK
    const by = gain * (edges[block]! * (1 - share) + edges[block + 1]! * share)
    left[n] = Math.max(-CEILING, Math.min(CEILING, left[n]! * by))
    right[n] = Math.max(-CEILING, Math.min(CEILING, right[n]! * by))
  }
}
