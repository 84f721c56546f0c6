import { bedMoods, type BedMood } from './bed-moods.ts'

export const BED_RATE = 24_000
/** Changes whenever the same mood and seed give other samples. */
export const BED_VERSION = 1
const BARS = 8
const BEATS = 4
const TABLE = 2_048
const sine = Float32Array.from({ length: TABLE }, (_, n) => Math.sin((2 * Math.PI * n) / TABLE))

/** Numbers from 0 to 1 that a seed always gives in the same order. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

type Note = {
  hertz: number
  fromS: number
  lengthS: number
  level: number
  attackS: number
  decayS: number
  partials: number[]
}

/**
 * A bed of chords with a plucked line over it, eight bars that join at their ends, as 16-bit samples of one channel. It is
 * put together by rules from a mood and a seed: the same two give the same samples. Gives way to other work after each bar.
 */
export async function composeBed(mood: BedMood, seed: number): Promise<Int16Array> {
  const { beatS } = bedMoods[mood]
  const total = Math.round(BARS * BEATS * beatS * BED_RATE)
  const mix = new Float32Array(total)
  const notes = writeNotes(mood, createRandom(seed * 2_654_435_761 + 1))
  for (const [n, note] of notes.entries()) {
    addNote(mix, note)
    if (n % 12 === 11) await new Promise((resolve) => setImmediate(resolve))
  }
  let peak = 0
  for (const value of mix) peak = Math.max(peak, Math.abs(value))
  return Int16Array.from(mix, (value) => Math.round((value / (peak || 1)) * 24_000))
}

function writeNotes(mood: BedMood, random: () => number): Note[] {
  const { root, mode, beatS, chords, pluck } = bedMoods[mood]
  const hertzOf = (step: number, octave = 0) => {
    const scale = mode.length
    const semitones = mode[((step % scale) + scale) % scale]! + 12 * (Math.floor(step / scale) + octave)
    return root * 2 ** (semitones / 12)
  }
  const notes: Note[] = []
  for (let bar = 0; bar < BARS; bar += 1) {
    const chord = chords[bar % chords.length]!
    const fromS = bar * BEATS * beatS
    for (const [n, step] of [chord, chord + 2, chord + 4].entries())
      notes.push({
        ...{ hertz: hertzOf(step, n === 0 ? -1 : 0), fromS, lengthS: BEATS * beatS + 0.6, level: n === 0 ? 0.3 : 0.2 },
        ...{ attackS: 0.5, decayS: 0.8, partials: [1, 0.35, 0.12] },
      })
    for (let half = 0; half < BEATS * 2; half += 1) {
      if (random() > pluck) continue
      const step = chord + [0, 2, 4, 7, 9][Math.floor(random() * 5)]!
      notes.push({
        ...{ hertz: hertzOf(step, 1), fromS: fromS + (half * beatS) / 2, lengthS: 1.4, level: 0.1 + 0.07 * random() },
        ...{ attackS: 0.008, decayS: 1.2, partials: [1, 0.5, 0.22, 0.1] },
      })
    }
  }
  return notes
}

/** What rings on behind the last bar is heard under the first: the bed is played again and again. */
function addNote(mix: Float32Array, { hertz, fromS, lengthS, level, attackS, decayS, partials }: Note): void {
  const [begin, samples] = [Math.round(fromS * BED_RATE), Math.round(lengthS * BED_RATE)]
  for (const [n, partial] of partials.entries()) {
    const stride = (hertz * (n + 1) * TABLE) / BED_RATE
    let phase = 0
    for (let at = 0; at < samples; at += 1) {
      const s = at / BED_RATE
      const left = lengthS - s
      const envelope = Math.min(1, s / attackS) * (left < decayS ? (left / decayS) ** 2 : 1)
      mix[(begin + at) % mix.length]! += sine[Math.floor(phase) % TABLE]! * envelope * level * partial
      phase += stride
    }
  }
}
