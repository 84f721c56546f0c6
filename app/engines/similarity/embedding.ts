/** Numbers in one embedding. */
export const embeddingSize = 512

/**
 * Turns each text into a unit vector of 512 numbers, in order. A blank text gives the zero vector, whose cosine with
 * anything is 0. The cosine of two vectors says "same topic", never "same claim".
 */
export type Embed = (texts: string[]) => Promise<Float32Array[]>

/** Cosine of two unit vectors of one length, from -1 to 1. */
export function cosineOf(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
