import { cutSound, type Sound } from '#app/providers/speech/wav.ts'

/** Samples a second of everything that is said in a film. */
export const VOICE_RATE = 48_000
const BYTES = 2

/** The same sound at another rate; each sample is the mean of what it stands for, or lies on the line between its neighbours. */
export function resample(sound: Sound, rate: number): Sound {
  if (sound.rate === rate) return sound
  const count = Math.floor(sound.samples.length / BYTES)
  const read = (at: number) => (at >= 0 && at < count ? sound.samples.readInt16LE(at * BYTES) : 0)
  const length = Math.floor((count * rate) / sound.rate)
  const step = sound.rate / rate
  const samples = Buffer.alloc(length * BYTES)
  for (let n = 0; n < length; n += 1) {
    const at = n * step
    const value = step > 1 ? meanOf(read, at - step / 2, at + step / 2) : between(read, at)
    samples.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(value))), n * BYTES)
  }
  return { rate, samples }
}

function between(read: (at: number) => number, at: number): number {
  const whole = Math.floor(at)
  const share = at - whole
  return read(whole) * (1 - share) + read(whole + 1) * share
}

function meanOf(read: (at: number) => number, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let at = Math.ceil(from); at <= to; at += 1) {
    sum += read(at)
    count += 1
  }
  return count === 0 ? between(read, (from + to) / 2) : sum / count
}

/** Sounds at their times in a silence of some length; what reaches behind the end is cut. All have the rate of voices. */
export function layOut(sounds: readonly { sound: Sound; atS: number }[], lengthS: number): Sound {
  const samples = Buffer.alloc(Math.round(lengthS * VOICE_RATE) * BYTES)
  for (const { sound, atS } of sounds) {
    const from = Math.max(0, Math.round(atS * VOICE_RATE) * BYTES)
    const room = Math.max(0, samples.length - from) / BYTES / VOICE_RATE
    cutSound(sound, 0, room).samples.copy(samples, from)
  }
  return { rate: VOICE_RATE, samples }
}
