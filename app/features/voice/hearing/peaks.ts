import { createSampleReader } from './sample-reader.ts'

export const PEAKS = 400

/** How loud each of some hundred stretches of a sound is, from 0 to 100, against its loudest. Samples of 16 bits, little-endian. */
export function createPeaks(totalSamples: number): { add(bytes: Uint8Array): void; read(): number[] } {
  const highest = new Float64Array(PEAKS)
  let at = 0
  const add = createSampleReader((sample) => {
    const value = Math.abs(sample)
    const slot = Math.min(PEAKS - 1, Math.floor((at / Math.max(1, totalSamples)) * PEAKS))
    if (value > highest[slot]!) highest[slot] = value
    at += 1
  })
  return {
    add,
    read() {
      const loudest = highest.reduce((most, one) => Math.max(most, one), 0)
      if (at === 0 || loudest === 0) return []
      return [...highest].map((one) => Math.round((one / loudest) * 100))
    },
  }
}
