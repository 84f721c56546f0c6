import { addInto } from './buffers.ts'

const COMBS = [1_116, 1_277, 1_422, 1_617]
const ALLPASSES = [556, 225]
const SPREAD = 23
const FEEDBACK = 0.82
const DAMP = 0.35
const BASE_RATE = 44_100

/** What a hall answers to a sound, on one side. */
export function toHall(sent: Float32Array, side: 0 | 1, rate: number): Float32Array {
  const out = new Float32Array(sent.length)
  const sizeOf = (size: number) => Math.round(((size + side * SPREAD) * rate) / BASE_RATE)
  for (const size of COMBS) {
    const line = new Float32Array(sizeOf(size))
    let [at, low] = [0, 0]
    for (let n = 0; n < sent.length; n += 1) {
      const value = line[at]!
      low = value * (1 - DAMP) + low * DAMP
      line[at] = sent[n]! * 0.25 + low * FEEDBACK
      out[n]! += value
      at = at + 1 === line.length ? 0 : at + 1
    }
  }
  for (const size of ALLPASSES) {
    const line = new Float32Array(sizeOf(size))
    let at = 0
    for (let n = 0; n < out.length; n += 1) {
      const value = line[at]!
      const input = out[n]!
      line[at] = input + value * 0.5
      out[n] = value - input * 0.5
      at = at + 1 === line.length ? 0 : at + 1
    }
  }
  return out
}

const ECHO = 0.45

/** Echoes that go from one side to the other. */
export function addEchoes(
  left: Float32Array,
  right: Float32Array,
  sent: Float32Array,
  gapS: number,
  rate: number,
): void {
  const gap = Math.max(1, Math.round(gapS * rate))
  let level = 0.7
  for (let n = 1; level > 0.02 && n * gap < sent.length; n += 1) {
    addInto(n % 2 === 1 ? left : right, sent.subarray(0, sent.length - n * gap), n * gap, level)
    level *= ECHO
  }
}
