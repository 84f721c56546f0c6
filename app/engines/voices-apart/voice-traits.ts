import { createFourier, hann } from '#app/engines/beat-grid/fourier.ts'

export const VOICE_RATE = 16_000
const FRAME = 512
const HOP = 320
const BANDS = 26
const LOWEST_HZ = 100
const HIGHEST_HZ = 7_200
const COEFFICIENTS = 12
/** Longer stretches tell no more about a voice. */
const MOST_FRAMES = 250
/** So far below the loudest frame of its piece a frame is no voice any more. */
const QUIET_DB = 25
const LOWEST_VOICE_HZ = 65
const HIGHEST_VOICE_HZ = 400
/** Pitch is looked for in every fourth sample, over so many of them. */
const PITCH_STEP = 4
const PITCH_SPAN = 200
const PITCHED = 0.5

/** What a voice is like in one stretch: the colour of its sound, how high it is (null where nothing is sung or voiced), and over how long that was heard. */
export type VoiceTraits = { colour: number[]; pitch: number | null; seconds: number }

const toMel = (hertz: number) => 2_595 * Math.log10(1 + hertz / 700)
const fromMel = (mel: number) => 700 * (10 ** (mel / 2_595) - 1)

/** Measures voices in samples of one channel at 16,000 a second, from -1 to 1. Keeps its tables between stretches. */
export function createVoiceMeter(): (samples: Float32Array) => VoiceTraits | null {
  const fourier = createFourier(FRAME)
  const window = hann(FRAME)
  const edges = Array.from({ length: BANDS + 2 }, (_, n) => {
    const mel = toMel(LOWEST_HZ) + ((toMel(HIGHEST_HZ) - toMel(LOWEST_HZ)) * n) / (BANDS + 1)
    return (fromMel(mel) * FRAME) / VOICE_RATE
  })
  const [weighted, bins] = [new Float32Array(FRAME), new Float32Array(FRAME / 2)]
  const frameOf = (samples: Float32Array, at: number) => {
    for (let n = 0; n < FRAME; n += 1) {
      // High sounds are raised, as they carry much of what tells voices apart.
      const before = at + n > 0 ? samples[at + n - 1]! : 0
      weighted[n] = (samples[at + n]! - 0.97 * before) * window[n]!
    }
    fourier.magnitudes(weighted, bins)
    return toCoefficients(bins, edges)
  }
  return (samples) => {
    const frames = voicedFrames(samples)
    if (frames.length === 0) return null
    const step = Math.max(1, frames.length / MOST_FRAMES)
    const colour = new Array<number>(COEFFICIENTS).fill(0)
    const pitches: number[] = []
    let count = 0
    for (let n = 0; n < frames.length; n += step) {
      const at = frames[Math.floor(n)]!
      const found = frameOf(samples, at)
      for (let k = 0; k < COEFFICIENTS; k += 1) colour[k]! += found[k]!
      const pitch = pitchAt(samples, at)
      if (pitch !== null) pitches.push(pitch)
      count += 1
    }
    pitches.sort((a, b) => a - b)
    return {
      colour: colour.map((sum) => sum / count),
      pitch: pitches.length >= 3 ? Math.log2(pitches[Math.floor(pitches.length / 2)]!) : null,
      seconds: (frames.length * HOP) / VOICE_RATE,
    }
  }
}

/** Where frames begin that are loud enough to be somebody speaking. */
function voicedFrames(samples: Float32Array): number[] {
  const loudness: { at: number; db: number }[] = []
  for (let at = 0; at + FRAME <= samples.length; at += HOP) {
    let power = 0
    for (let n = 0; n < FRAME; n += 1) power += samples[at + n]! ** 2
    loudness.push({ at, db: 10 * Math.log10(power / FRAME + 1e-10) })
  }
  const loudest = loudness.reduce((most, { db }) => Math.max(most, db), -100)
  return loudest < -60 ? [] : loudness.filter(({ db }) => db > loudest - QUIET_DB).map(({ at }) => at)
}

/** Mel-frequency cepstral coefficients without the first, which is loudness alone. */
function toCoefficients(bins: Float32Array, edges: readonly number[]): number[] {
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!]
    let sum = 0
    for (let bin = Math.ceil(low); bin <= Math.min(bins.length - 1, Math.floor(high)); bin += 1) {
      const share = bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle)
      sum += bins[bin]! ** 2 * Math.max(0, share)
    }
    return Math.log(sum + 1e-9)
  })
  return Array.from({ length: COEFFICIENTS }, (_, k) =>
    bands.reduce((sum, value, n) => sum + value * Math.cos((Math.PI * (k + 1) * (n + 0.5)) / BANDS), 0),
  )
}

/** How high a voice is at a place, in hertz, by what repeats itself; null where nothing does. */
function pitchAt(samples: Float32Array, at: number): number | null {
  const rate = VOICE_RATE / PITCH_STEP
  const longest = Math.ceil(rate / LOWEST_VOICE_HZ)
  if (at + (PITCH_SPAN + longest) * PITCH_STEP > samples.length) return null
  const thin = Float32Array.from({ length: PITCH_SPAN + longest }, (_, n) => {
    const place = at + n * PITCH_STEP
    return (samples[place]! + samples[place + 1]! + samples[place + 2]! + samples[place + 3]!) / 4
  })
  let [best, bestLag] = [0, 0]
  for (let lag = Math.floor(rate / HIGHEST_VOICE_HZ); lag <= longest; lag += 1) {
    let [sum, a, b] = [0, 0, 0]
    for (let n = 0; n < PITCH_SPAN; n += 1) {
      const [one, other] = [thin[n]!, thin[n + lag]!]
      sum += one * other
      a += one * one
      b += other * other
    }
    const likeness = sum / Math.sqrt(a * b + 1e-9)
    // The first of several peaks is the voice; the later ones are its double and triple.
    if (likeness > best * 1.1) [best, bestLag] = [likeness, lag]
  }
  return best >= PITCHED ? rate / bestLag : null
}
