import { stem } from '#app/engines/claim-ledger/text/stem.ts'
import type { PlacedSentence } from './placed.ts'

export type AlikePair = { a: PlacedSentence; b: PlacedSentence; shared: number }

const MIN_WORDS = 4
const MAX_WORDS = 45
const MIN_SHARED = 0.45
/** Words that stand in more sentences than this lead nowhere. */
const COMMON = 0.08
const COMMON_LEAST = 12

/** Sentences of two texts that speak of one thing without being the same: those worth comparing, likest first. */
export function findAlike(
  left: readonly PlacedSentence[],
  right: readonly PlacedSentence[],
  most: number,
): AlikePair[] {
  const words = (sentence: PlacedSentence) =>
    new Set(
      (sentence.text.toLowerCase().match(/[\p{L}]{3,}|\d+/gu) ?? [])
        .filter((word) => !/^\d/.test(word))
        .map((word) => stem(word)),
    )
  const fits = (sentence: PlacedSentence) => {
    const count = sentence.text.split(' ').length
    return count >= MIN_WORDS && count <= MAX_WORDS && !sentence.text.endsWith('?')
  }
  const own = left.filter(fits).map((sentence) => ({ sentence, words: words(sentence) }))
  const other = right.filter(fits).map((sentence) => ({ sentence, words: words(sentence) }))
  const index = new Map<string, number[]>()
  other.forEach(({ words: list }, n) => {
    for (const word of list) index.set(word, [...(index.get(word) ?? []), n])
  })
  const limit = Math.max(COMMON_LEAST, other.length * COMMON)
  const pairs: AlikePair[] = []
  for (const { sentence, words: list } of own) {
    const counts = new Map<number, number>()
    for (const word of list) {
      const places = index.get(word) ?? []
      if (places.length <= limit) for (const n of places) counts.set(n, (counts.get(n) ?? 0) + 1)
    }
    const candidates = [...counts].sort((x, y) => y[1] - x[1]).slice(0, 5)
    for (const [n] of candidates) {
      const one = other[n]!
      const both = [...list].filter((word) => one.words.has(word)).length
      const shared = both / Math.max(1, Math.min(list.size, one.words.size))
      if (shared >= MIN_SHARED && one.sentence.text.toLowerCase() !== sentence.text.toLowerCase())
        pairs.push({ a: sentence, b: one.sentence, shared })
    }
  }
  return pairs.toSorted((x, y) => y.shared - x.shared).slice(0, most)
}
