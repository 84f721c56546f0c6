import { toShares } from '#app/engines/statistics/softmax.ts'
import { signsOf, type KnownSigns } from './signs.ts'

/** What was learned from `training/help/phrases`: which article a message asks for, by its meaning, its words and their letters. */
export type PackedMeant = {
  /** The hash of the lines it was learned from. */
  asked: string
  /** The articles and the kinds of small talk it knows, in the order of their classes; the last class is all else. */
  slugs: string[]
  talk: string[]
  /** Word stems and pairs of them, then runs of letters, in the order of their rows after those of the meaning. */
  words: string[]
  letters: string[]
  /** How rare each word and run is, a byte each; base64. */
  rarity: string
  scale: number
  /** A byte for each row and class, row after row; base64. */
  weights: string
  biases: number[]
}
/** How likely each article is meant, each kind of small talk, and neither; together they are 1. */
export type Meant = { shares: ReadonlyMap<string, number>; talk: ReadonlyMap<string, number>; other: number }

/** The signs that were learned, each with its row after `size` rows of meaning. */
export function knownSigns(
  { words, letters }: Pick<PackedMeant, 'words' | 'letters'>,
  rarity: ArrayLike<number>,
  size: number,
): KnownSigns {
  const known = (names: readonly string[], from: number) =>
    new Map(names.map((name, n) => [name, { row: size + from + n, rarity: rarity[from + n]! }]))
  return { words: known(words, 0), letters: known(letters, words.length) }
}

/** Reads what was learned; the returned function weighs a message with its vector of meaning. */
export function unpackMeant(packed: PackedMeant): (message: string, vector: Float32Array) => Meant {
  const { slugs, talk, words, letters, scale, biases } = packed
  const bytes = Buffer.from(packed.weights, 'base64')
  const learned = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const classes = biases.length
  const size = learned.length / classes - words.length - letters.length
  const known = knownSigns(packed, Buffer.from(packed.rarity, 'base64'), size)
  return (message, vector) => {
    const { rows, weights } = signsOf(message, vector, known)
    const sums = new Float64Array(classes)
    for (const [n, row] of rows.entries()) {
      const [from, weight] = [row * classes, weights[n]!]
      for (let label = 0; label < classes; label += 1) sums[label]! += learned[from + label]! * weight
    }
    const shares = toShares(biases.map((bias, label) => bias + sums[label]! * scale))
    return {
      shares: new Map(slugs.map((slug, label) => [slug, shares[label]!])),
      talk: new Map(talk.map((kind, n) => [kind, shares[slugs.length + n]!])),
      other: shares[classes - 1]!,
    }
  }
}
