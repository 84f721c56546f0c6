import { toShares } from '#app/platform/softmax.ts'

/** What was learned from `app/content/asked`: which article a message asks for, by its meaning and by its words. */
export type PackedMeant = {
  /** The hash of the lines it was learned from. */
  asked: string
  /** The articles and the kinds of small talk it knows, in the order of their classes; the last class is all else. */
  slugs: string[]
  talk: string[]
  /** Word stems and pairs of them, in the order of their rows. */
  words: string[]
  scale: number
  /** A byte for each class and dimension of meaning, then a byte for each word and class; base64. */
  weights: string
  biases: number[]
}
/** How likely each article is meant, each kind of small talk, and neither; together they are 1. */
export type Meant = { shares: ReadonlyMap<string, number>; talk: ReadonlyMap<string, number>; other: number }

const MAX_CHARS = 300
const STEM_CHARS = 5

/** Stems and pairs of neighbours in a message: what it is told by beside its meaning. */
export function wordsOf(message: string): string[] {
  const plain = message.slice(0, MAX_CHARS).toLowerCase().replace(/[’']/g, '')
  const stems = (plain.match(/[\p{L}\p{N}@.]+/gu) ?? []).map(toStem)
  return [...new Set([...stems, ...stems.slice(1).map((stem, n) => `${stems[n]} ${stem}`)])]
}

function toStem(word: string): string {
  const bare = word.replace(/\.+$/, '')
  return bare.replace(/(?:ing|ed|es|s)$/, '').slice(0, STEM_CHARS) || bare
}

/** The rows of the known words of a message, and the weight that makes their vector as long as the meaning's. */
export function wordVector(message: string, rowOf: ReadonlyMap<string, number>): { rows: number[]; weight: number } {
  const rows = wordsOf(message).flatMap((word) => rowOf.get(word) ?? [])
  return { rows, weight: rows.length === 0 ? 0 : 1 / Math.sqrt(rows.length) }
}

/** Reads what was learned; the returned function weighs a message with its vector of meaning. */
export function unpackMeant(packed: PackedMeant): (message: string, vector: Float32Array) => Meant {
  const { slugs, talk, words, scale, biases } = packed
  const bytes = Buffer.from(packed.weights, 'base64')
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const classes = biases.length
  const size = weights.length / classes - words.length
  const rowOf = new Map(words.map((word, row) => [word, row]))
  return (message, vector) => {
    const { rows, weight } = wordVector(message, rowOf)
    const scores = biases.map((bias, label) => {
      let [meaning, said] = [0, 0]
      for (let at = 0; at < size; at += 1) meaning += weights[label * size + at]! * (vector[at] ?? 0)
      for (const row of rows) said += weights[(size + row) * classes + label]!
      return bias + (meaning + said * weight) * scale
    })
    const shares = toShares(scores)
    return {
      shares: new Map(slugs.map((slug, label) => [slug, shares[label]!])),
      talk: new Map(talk.map((kind, n) => [kind, shares[slugs.length + n]!])),
      other: shares[classes - 1]!,
    }
  }
}
