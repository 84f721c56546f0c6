/** Where a sign stands among those that were learned, and how rare it is. */
type Sign = { row: number; rarity: number }
/** The signs a message is told by beside its meaning; their rows come after those of the meaning. */
export type KnownSigns = { words: ReadonlyMap<string, Sign>; letters: ReadonlyMap<string, Sign> }

const MAX_CHARS = 300
const STEM_CHARS = 5
const FEWEST_LETTERS = 3
const MOST_LETTERS = 5
/** Words, and letters, say so much beside the meaning, which says 1. */
const SAYS = 1.4

const tokensOf = (message: string) =>
  message
    .slice(0, MAX_CHARS)
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}@.]+/gu) ?? []

/** The stems of a message and the pairs of neighbours among them. */
export function wordsOf(message: string): string[] {
  const stems = tokensOf(message).map(toStem)
  return [...new Set([...stems, ...stems.slice(1).map((stem, n) => `${stems[n]} ${stem}`)])]
}

function toStem(word: string): string {
  const bare = word.replace(/\.+$/, '')
  return bare.replace(/(?:ing|ed|es|s)$/, '').slice(0, STEM_CHARS) || bare
}

/** The runs of letters in the words of a message, with the ends of a word marked: what a misspelled word still has. */
export function lettersOf(message: string): string[] {
  const runs = new Set<string>()
  for (const word of tokensOf(message).map((token) => `^${token}$`))
    for (let size = FEWEST_LETTERS; size <= MOST_LETTERS; size += 1)
      for (let at = 0; at + size <= word.length; at += 1) runs.add(word.slice(at, at + size))
  return [...runs]
}

/** A message as numbers: the rows of its signs and how much it has of each. `vector` is its meaning. */
export function signsOf(message: string, vector: ArrayLike<number>, { words, letters }: KnownSigns) {
  const rows = Array.from(vector, (_, row) => row)
  const weights = Array.from(vector)
  for (const found of [
    wordsOf(message).flatMap((word) => words.get(word) ?? []),
    lettersOf(message).flatMap((run) => letters.get(run) ?? []),
  ]) {
    const length = Math.hypot(...found.map(({ rarity }) => rarity))
    for (const { row, rarity } of found) {
      rows.push(row)
      weights.push((SAYS * rarity) / length)
    }
  }
  return { rows, weights }
}
