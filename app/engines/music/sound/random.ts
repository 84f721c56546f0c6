const WARM_UP = 12

/** Numbers from 0 up to 1 that a seed always gives in the same order. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 2_654_435_761) >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  // The first numbers of small seeds are small.
  for (let n = 0; n < WARM_UP; n += 1) next()
  return next
}

/** A seed of any words. */
export function seedOf(words: string): number {
  let hash = 2_166_136_261
  for (let n = 0; n < words.length; n += 1) hash = Math.imul(hash ^ words.charCodeAt(n), 16_777_619)
  return hash >>> 0
}
