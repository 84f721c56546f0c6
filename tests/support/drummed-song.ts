const RATE = 44_100

type Drummed = {
  bpm: number
  seconds: number
  firstS?: number
  /** Semitones above C of the chord that lies under it, and whether it is minor. */
  tonic?: number
  isMinor?: boolean
  level?: number
}

/** A song for tests: a kick on each beat, a stronger one on the first of four, a hat between, and a chord. Both sides, 16 bits. */
export function drumSong({ bpm, seconds, firstS = 0.3, tonic = 9, isMinor = true, level = 0.8 }: Drummed): Int16Array {
  const row = new Float32Array(Math.round(RATE * seconds))
  const beatS = 60 / bpm
  for (let beat = 0; firstS + beat * beatS < seconds - 0.25; beat += 1) {
    kick(row, Math.round((firstS + beat * beatS) * RATE), beat % 4 === 0 ? 0.6 : 0.45)
    hat(row, Math.round((firstS + (beat + 0.5) * beatS) * RATE))
  }
  const root = 130.81 * 2 ** (tonic / 12)
  const chord = [0, isMinor ? 3 : 4, 7].map((step) => root * 2 ** (step / 12))
  for (let n = 0; n < row.length; n += 1)
    for (const hertz of chord) row[n]! += 0.05 * Math.sin((2 * Math.PI * hertz * n) / RATE)
  const samples = new Int16Array(row.length * 2)
  for (let n = 0; n < row.length; n += 1) samples.fill(Math.round(row[n]! * 32_000 * level), 2 * n, 2 * n + 2)
  return samples
}

function kick(row: Float32Array, at: number, level: number) {
  for (let n = 0; n < 6_000 && at + n < row.length; n += 1)
    row[at + n]! += level * Math.sin((2 * Math.PI * (50 + 80 * Math.exp(-n / 600)) * n) / RATE) * Math.exp(-n / 1_800)
}

function hat(row: Float32Array, at: number) {
  for (let n = 0; n < 2_000 && at + n < row.length; n += 1)
    row[at + n]! += 0.15 * Math.sin(n * 0.8 + n * n * 0.001) * Math.exp(-n / 400)
}

/** Clicks at a tempo, on one channel. */
export function clicks(bpm: number, seconds: number, rate: number, firstS = 0.3): Float32Array {
  const row = new Float32Array(rate * seconds)
  for (let beat = 0; firstS + (beat * 60) / bpm < seconds - 0.05; beat += 1) {
    const at = Math.round((firstS + (beat * 60) / bpm) * rate)
    for (let n = 0; n < 600; n += 1) row[at + n]! += 0.7 * Math.sin(n * 0.3) * Math.exp(-n / 100)
  }
  return row
}
