/** Gives `take` the value of each sample as its bytes pass, in pieces cut anywhere: 16 bits, little-endian, -32,768 to 32,767. */
export function createSampleReader(take: (value: number) => void): (bytes: Uint8Array) => void {
  let odd: number | null = null
  const give = (low: number, high: number) => take(((high << 24) >> 16) | low)
  return (bytes) => {
    let n = 0
    if (odd !== null && bytes.length > 0) {
      give(odd, bytes[0]!)
      n = 1
      odd = null
    }
    for (; n + 1 < bytes.length; n += 2) give(bytes[n]!, bytes[n + 1]!)
    if (n < bytes.length) odd = bytes[n]!
  }
}
