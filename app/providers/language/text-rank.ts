/** A sparse vector of a sentence: its words with their weights, of length 1. */
type Weights = Map<string, number>

/** How much following the likeness counts against starting anywhere, as in PageRank. */
const DAMPING = 0.85
const ROUNDS = 40
/** What stands early carries a little more: writers put the matter first. */
const LEAD_SHARE = 0.15
/** How much of the likeness is meaning; the rest is shared words. */
const MEANING_SHARE = 0.5
/** A sentence with so much of another's meaning, or so many of its words, says it again. */
const SAME_MEANING = 0.9
const SAME_WORDS = 0.75
/** Shorter sentences are headings, dates and asides; longer ones are lists. */
const MIN_WORDS = 5
const MAX_WORDS = 60

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment.toLowerCase())
  return words
}

/**
 * The sentences that stand for the most of the others (TextRank), as their places in the order of reading. With
 * `vectors`, unit vectors of the sentences, likeness is of meaning too; without, of shared words alone.
 */
export function rankSentences(
  sentences: readonly string[],
  count: number,
  vectors: readonly Float32Array[] | null,
): number[] {
  const words = sentences.map(wordsOf)
  const weights = toWeights(words)
  const likeness = sentences.map((_, i) =>
    Float64Array.from(sentences, (_other, j) => (i === j ? 0 : likenessOf(i, j, weights, vectors))),
  )
  const ranks = follow(likeness).map((rank, i) => rank * (1 + LEAD_SHARE * (1 - i / sentences.length)))
  const order = ranks.map((_, i) => i).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))
  const isFit = (i: number) => inRange(words[i]?.length ?? 0)
  const best = [...order.filter(isFit), ...order.filter((one) => !isFit(one))]
  const chosen: number[] = []
  for (const i of best)
    if (chosen.length < count && !chosen.some((other) => isRepeated(i, other, words, vectors))) chosen.push(i)
  // Where everything resembles everything, such as in a list of entries, the best of it still has to be said.
  for (const i of best)
    if (chosen.length < count && !chosen.some((other) => sentences[other] === sentences[i])) chosen.push(i)
  return chosen.sort((a, b) => a - b)
}

/** The sentences whose words are most those of the whole text: a quick choice among very many. */
export function centralSentences(sentences: readonly string[], count: number): number[] {
  const weights = toWeights(sentences.map(wordsOf))
  const sum: Weights = new Map()
  for (const one of weights) for (const [word, weight] of one) sum.set(word, (sum.get(word) ?? 0) + weight)
  const scores = weights.map((one) =>
    [...one].reduce((total, [word, weight]) => total + weight * (sum.get(word) ?? 0), 0),
  )
  const order = scores.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return order.slice(0, count).sort((a, b) => a - b)
}

const inRange = (words: number) => words >= MIN_WORDS && words <= MAX_WORDS

function toWeights(sentences: readonly string[][]): Weights[] {
  const seenIn = new Map<string, number>()
  for (const words of sentences) for (const word of new Set(words)) seenIn.set(word, (seenIn.get(word) ?? 0) + 1)
  return sentences.map((words) => {
    const weights: Weights = new Map()
    for (const word of words) {
      const rarity = Math.log((sentences.length + 1) / (seenIn.get(word) ?? 1))
      weights.set(word, (weights.get(word) ?? 0) + rarity)
    }
    const length = Math.hypot(...weights.values()) || 1
    for (const [word, weight] of weights) weights.set(word, weight / length)
    return weights
  })
}

function likenessOf(
  i: number,
  j: number,
  weights: readonly Weights[],
  vectors: readonly Float32Array[] | null,
): number {
  const [a, b] = [weights[i], weights[j]]
  const shared = a && b ? sharedWeight(a, b) : 0
  const [left, right] = [vectors?.[i], vectors?.[j]]
  if (!left || !right) return shared
  return MEANING_SHARE * Math.max(0, dot(left, right)) + (1 - MEANING_SHARE) * shared
}

function isRepeated(
  i: number,
  j: number,
  words: readonly string[][],
  vectors: readonly Float32Array[] | null,
): boolean {
  const [left, right] = [vectors?.[i], vectors?.[j]]
  if (left && right && dot(left, right) >= SAME_MEANING) return true
  const [short, long] = [new Set(words[i]), new Set(words[j])].sort((a, b) => a.size - b.size)
  if (!short || !long) return false
  return [...short].filter((word) => long.has(word)).length >= SAME_WORDS * short.size
}

function sharedWeight(a: Weights, b: Weights): number {
  let sum = 0
  for (const [word, weight] of a) sum += weight * (b.get(word) ?? 0)
  return sum
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function follow(likeness: readonly Float64Array[]): number[] {
  const out = likeness.map((row) => row.reduce((sum, one) => sum + one, 0))
  let ranks = likeness.map(() => 1 / likeness.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const shares = ranks.map((rank, j) => rank / (out[j] || 1))
    ranks = likeness.map((row) => {
      let sum = 0
      for (let j = 0; j < row.length; j += 1) sum += (row[j] ?? 0) * (shares[j] ?? 0)
      return (1 - DAMPING) / likeness.length + DAMPING * sum
    })
  }
  return ranks
}
