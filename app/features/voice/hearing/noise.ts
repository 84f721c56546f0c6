import { createSampleReader } from './sample-reader.ts'

const WINDOW = 320
const FULL = 32_768
const SILENT_DB = -96
/** The share of windows that are quieter is noise alone; of those that are louder, speech. */
const [QUIET, LOUD] = [0.1, 0.9]
/** A ground quieter than this does not matter, and one so far below the speech does not disturb it. */
const LEAST_DB = -55
const CLEAR_DB = 33

/** How loud the ground of a sound is, and what is said over it; in decibels against the loudest there can be. */
export type Ground = { noiseDb: number; speechDb: number }

/** Measures the ground of a sound as its samples pass: 16 bits, little-endian, 16,000 a second. */
export function createNoiseMeter(): { add(bytes: Uint8Array): void; read(): Ground | null } {
  const counts = new Float64Array(-SILENT_DB + 1)
  let [sum, filled, windows] = [0, 0, 0]
  const add = createSampleReader((value) => {
    sum += value * value
    filled += 1
    if (filled < WINDOW) return
    const db = sum === 0 ? SILENT_DB : 20 * Math.log10(Math.sqrt(sum / WINDOW) / FULL)
    counts[Math.min(-SILENT_DB, Math.max(0, Math.round(-db)))]! += 1
    windows += 1
    ;[sum, filled] = [0, 0]
  })
  /** The level below which a share of the windows lies. */
  const levelAt = (share: number) => {
    let below = 0
    for (let db = -SILENT_DB; db >= 0; db -= 1) {
      below += counts[db]!
      if (below >= windows * share) return -db
    }
    return 0
  }
  return {
    add,
    read: () => (windows === 0 ? null : { noiseDb: levelAt(QUIET), speechDb: levelAt(LOUD) }),
  }
}

/** Whether there is steady noise below what is said, such as of a fan or a street. */
export const isNoisy = (ground: Ground | null): ground is Ground =>
  ground !== null && ground.noiseDb > LEAST_DB && ground.speechDb - ground.noiseDb < CLEAR_DB
