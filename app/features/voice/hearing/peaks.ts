export const PEAKS = 400

/** How loud each of some hundred stretches of a sound is, from 0 to 100, against its loudest. Samples of 16 bits, little-endian. */
export function createPeaks(totalSamples: number): { add(bytes: Uint8Array): void; read(): number[] } {
  const highest = new Float64Array(PEAKS)
  let at = 0
  let odd: number | null = null
  const take = (low: number, high: number) => {
    const value = Math.abs(((high << 24) >> 16) | low)
    const slot = Math.min(PEAKS - 1, Math.floor((at / Math.max(1, totalSamples)) * PEAKS))
    if (value > highest[slot]!) highest[slot] = value
    at += 1
  }
  return {
    add(bytes) {
      let n = 0
      if (odd !== null && bytes.length > 0) {
        take(odd, bytes[0]!)
        n = 1
      }
      for (; n + 1 < bytes.length; n += 2) take(bytes[n]!, bytes[n + 1]!)
      odd = n < bytes.length ? bytes[n]! : null
    },
    read() {
      const loudest = highest.reduce((most, one) => Math.max(most, one), 0)
      if (at === 0 || loudest === 0) return []
      return [...highest].map((one) => Math.round((one / loudest) * 100))
    },
  }
}
