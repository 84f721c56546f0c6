import { readSearchQuery, toPlainLetters } from '#app/kits/search/site-search/search-query.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'
import type { Passage } from './passage.ts'

/** A sentence of a passage, and how much of the question it speaks to, from 0 to 1. */
export type ScoredSentence = { passage: Passage; text: string; start: number; score: number }

const MIN_WORDS = 5
const MAX_WORDS = 60
/** A word of the question that stands in the title alone counts so much. */
const TITLE_SHARE = 0.6
/** Who asks for a number or a date is answered by a sentence that has one. */
const FIGURE_BONUS = 0.15
const WANTS_FIGURE =
  /^(?:when|how (?:many|much|long|tall|high|deep|far|old|big|large|heavy|fast)|(?:what|which|in what|in which) (?:year|date|day|number))\b/i
const STEM_CHARS = 5

/** The forms of a short word: grow, grows, growing; fast, fastest. */
const ENDINGS = new Set(['', 's', 'es', 'd', 'ed', 'ing', 'er', 'est'])
const PLURAL = /(?<=[^\Ws]{3})s$/

/** What a word is compared by: enough of its beginning for its forms to be one. */
const toStem = (word: string) =>
  word.length > STEM_CHARS ? word.slice(0, Math.max(STEM_CHARS - 1, word.length - 3)) : word.replace(PLURAL, '')

const wordsOf = (text: string): string[] => toPlainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

const holds = (words: readonly string[], stem: string, isShort: boolean) =>
  words.some((word) => word.startsWith(stem) && (!isShort || ENDINGS.has(word.slice(stem.length))))

/**
 * The sentences of the passages that speak to a question, best first. Rare words of it count more than common ones; sentences
 * of fewer than `minWords` words are left out.
 */
export function scoreSentences(question: string, passages: readonly Passage[], minWords = MIN_WORDS): ScoredSentence[] {
  const query = readSearchQuery(question)
  const asked = [...new Set([...query.words, ...query.phrases.flat()])]
  if (asked.length === 0) return []
  const sentences = passages.flatMap((passage) =>
    sentencesOf(passage.text).map(({ start, end }) => {
      const text = passage.text.slice(start, end)
      return { passage, text, start, words: wordsOf(text), titleWords: wordsOf(passage.title) }
    }),
  )
  const fit = sentences.filter(
    ({ words, text }) => words.length >= minWords && words.length <= MAX_WORDS && !text.endsWith('?'),
  )
  const weights = asked.map((word) => {
    const stem = toStem(word)
    const isShort = word.length <= STEM_CHARS
    const seen = fit.filter(({ words }) => holds(words, stem, isShort)).length
    return { stem, isShort, weight: Math.log(1 + fit.length / (1 + seen)) + 0.1 }
  })
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const wantsFigure = WANTS_FIGURE.test(question.trim())
  return fit
    .map(({ passage, text, start, words, titleWords }) => {
      let own = 0
      let sum = 0
      for (const { stem, isShort, weight } of weights) {
        if (holds(words, stem, isShort)) own += weight
        else if (holds(titleWords, stem, isShort)) sum += weight * TITLE_SHARE
      }
      const bonus = wantsFigure ? (/\d/.test(text) ? FIGURE_BONUS : -FIGURE_BONUS) : 0
      return { passage, text, start, score: own === 0 ? 0 : (own + sum) / total + bonus }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.passage.n - b.passage.n || a.start - b.start)
}

/** The share of one sentence's words that another has. */
export function sharedWords(a: string, b: string): number {
  const [one, other] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  return short.size === 0 ? 0 : [...short].filter((word) => long.has(word)).length / short.size
}
