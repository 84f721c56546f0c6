/** Numbers that look thrown and are the same for the same seed. */
export type Random = {
  /** From 0 to just under 1. */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  /** An independent stream: what one part of the picture draws does not shift the others. */
  stream(name: string): Random
}

/** Throws of a kind that depends on nothing but the text of the seed. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    stream: (name) => createRandom(`${seed}/${name}`),
  }
}

/** FNV-1a: 32 bits of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** A smooth line of hills: from -1 to 1, for any x; `roughness` is how much each finer octave adds. */
export function createRidge(random: Random, octaves: number, roughness: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, () => Array.from({ length: 64 }, () => random.between(-1, 1)))
  return (x) => {
    let sum = 0
    let strength = 1
    let total = 0
    layers.forEach((values, octave) => {
      sum += strength * smoothAt(values, x * 2 ** octave)
      total += strength
      strength *= roughness
    })
    return sum / total
  }
}

function smoothAt(values: readonly number[], x: number): number {
  const cell = Math.floor(x)
  const share = x - cell
  const eased = share * share * (3 - 2 * share)
  const at = (index: number) => values[((index % values.length) + values.length) % values.length] ?? 0
  return at(cell) * (1 - eased) + at(cell + 1) * eased
}
