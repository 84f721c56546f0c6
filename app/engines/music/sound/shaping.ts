export type Envelope = { attackS: number; fallS: number; hold: number; releaseS: number }

/** Lets a sound come up, fall to what is held, and go when the note ends. */
export function shape(
  out: Float32Array,
  heldS: number,
  { attackS, fallS, hold, releaseS }: Envelope,
  rate: number,
): void {
  const [attack, held] = [Math.max(1, attackS * rate), heldS * rate]
  const fall = fallS > 0 ? 0.1 ** (1 / (fallS * rate)) : 1
  const release = Math.max(1, releaseS * rate)
  let above = 1 - hold
  for (let n = 0; n < out.length; n += 1) {
    let gain = n < attack ? n / attack : hold + above
    if (n >= attack) above *= fall
    if (n > held) gain *= Math.max(0, 1 - (n - held) / release) ** 2
    out[n]! *= gain
  }
}

/** Takes away what lies above a frequency, which may sweep from one to another. */
export function lowPass(out: Float32Array, from: number, to: number, sweepS: number, rate: number): void {
  const pace = sweepS > 0 ? 0.1 ** (64 / (sweepS * rate)) : 0
  let [one, two, over, share] = [0, 0, from - to, 0]
  for (let n = 0; n < out.length; n += 1) {
    if (n % 64 === 0) {
      share = 1 - Math.exp((-2 * Math.PI * Math.min(to + over, rate * 0.45)) / rate)
      over *= pace
    }
    one += (out[n]! - one) * share
    two += (one - two) * share
    out[n] = two
  }
}

/** Takes away what lies under a frequency. */
export function highPass(out: Float32Array, hertz: number, rate: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  let low = 0
  for (let n = 0; n < out.length; n += 1) {
    low += (out[n]! - low) * share
    out[n]! -= low
  }
}

/** Lets a band through that rings at its middle. */
export function addBand(out: Float32Array, source: Float32Array, hertz: number, level: number, rate: number): void {
  const turn = 2 * Math.sin((Math.PI * Math.min(hertz, rate / 6)) / rate)
  let [low, band] = [0, 0]
  for (let n = 0; n < out.length; n += 1) {
    low += turn * band
    const high = source[n]! - low - 0.18 * band
    band += turn * high
    out[n]! += band * level
  }
}

/** Presses loud parts together, as an amplifier does that is driven too far. */
export function drive(out: Float32Array, much: number): void {
  for (let n = 0; n < out.length; n += 1) out[n] = Math.tanh(out[n]! * much)
}
