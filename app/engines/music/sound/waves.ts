import { createRandom } from './random.ts'

/** One partial of a sound: how often its frequency is that of the note, how loud, and how many seconds until a tenth is left. */
export type Partial = { ratio: number; level: number; fallS: number }
const NYQUIST_SHARE = 0.45

/** Adds sine waves that die away, each at its own pace. */
export function addPartials(out: Float32Array, hertz: number, partials: readonly Partial[], rate: number): void {
  for (const { ratio, level, fallS } of partials) {
    const turn = (2 * Math.PI * hertz * ratio) / rate
    if (hertz * ratio > rate * NYQUIST_SHARE) continue
    const fall = fallS > 0 ? 0.1 ** (1 / (fallS * rate)) : 1
    const twice = 2 * Math.cos(turn)
    let [before, now, gain] = [-Math.sin(turn), 0, level]
    for (let n = 0; n < out.length; n += 1) {
      out[n]! += now * gain
      gain *= fall
      const next = twice * now - before
      before = now
      now = next
    }
  }
}

export type Shape = 'saw' | 'square' | 'pulse' | 'triangle'
const PULSE = 0.25

/** What smooths the step of a wave, so that it does not whistle. */
function smooth(phase: number, step: number): number {
  if (phase < step) {
    const x = phase / step
    return x + x - x * x - 1
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step
    return x * x + x + x + 1
  }
  return 0
}

/** Adds a saw, a square, a narrow pulse or a triangle, with a vibrato where one is wished. */
export function addShape(
  out: Float32Array,
  { hertz, shape, level, vibrato = 0, phase: first = 0 }: Oscillator,
  rate: number,
): void {
  const width = shape === 'pulse' ? PULSE : 0.5
  let [phase, sum] = [first, 0]
  for (let n = 0; n < out.length; n += 1) {
    const bend =
      vibrato > 0 ? 1 + vibrato * Math.sin((2 * Math.PI * 5.2 * n) / rate) * Math.min(1, n / (rate * 0.4)) : 1
    const step = (hertz * bend) / rate
    let value: number
    if (shape === 'saw') value = 2 * phase - 1 - smooth(phase, step)
    else {
      const other = phase + 1 - width >= 1 ? phase - width : phase + 1 - width
      value = (phase < width ? 1 : -1) + smooth(phase, step) - smooth(other, step)
      if (shape === 'triangle') {
        sum += (value - sum * 0.002) * step * 4
        value = sum
      }
    }
    out[n]! += value * level
    phase += step
    if (phase >= 1) phase -= 1
  }
}
export type Oscillator = { hertz: number; shape: Shape; level: number; vibrato?: number; phase?: number }

/** A plucked string: a burst of noise that goes round and grows duller. */
export function addPluck(
  out: Float32Array,
  { hertz, level, dull, fallS, seed }: { hertz: number; level: number; dull: number; fallS: number; seed: number },
  rate: number,
): void {
  const period = rate / hertz - 0.5
  const size = Math.max(2, Math.floor(period))
  const part = period - size
  const line = new Float32Array(size + 1)
  const random = createRandom(seed)
  let low = 0
  for (let n = 0; n < line.length; n += 1) {
    low += (2 * random() - 1 - low) * (1 - dull)
    line[n] = low
  }
  const loss = 0.1 ** (1 / (fallS * hertz))
  let [at, last] = [0, 0]
  for (let n = 0; n < out.length; n += 1) {
    const next = (at + 1) % line.length
    const value = line[at]! * (1 - part) + line[next]! * part
    out[n]! += value * level
    line[at] = loss * 0.5 * (value + last)
    last = value
    at = next
  }
}

/** Adds noise, bright at 0 and dark towards 1. */
export function addNoise(out: Float32Array, level: number, dark: number, seed: number): void {
  const random = createRandom(seed)
  let low = 0
  const lift = 1 / Math.sqrt((1 - dark) / (1 + dark))
  for (let n = 0; n < out.length; n += 1) {
    low += (2 * random() - 1 - low) * (1 - dark)
    out[n]! += low * level * Math.min(lift, 6)
  }
}
