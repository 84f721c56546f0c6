import { cutSentences } from '#app/engines/english/sentences.ts'

export type Readability = {
  words: number
  sentences: number
  wordsPerSentence: number
  /** Flesch's reading ease for English: 100 is very easy, 0 very hard. */
  ease: number
  longest: { text: string; words: number }[]
  heavy: string[]
}

const LONG_SENTENCE_WORDS = 20
const HEAVY_SYLLABLES = 4
const MOST_SHOWN = 3
const MOST_HEAVY = 8
/** Flesch, "A new readability yardstick", 1948. */
const [BASE, PER_SENTENCE, PER_WORD] = [206.835, 1.015, 84.6]

/** How hard an English text is to read, and where. Null for a text without words. */
export function toReadability(text: string): Readability | null {
  const sentences = cutSentences(text)
    .filter((one) => /\p{L}/u.test(one))
    .map((one) => ({ text: one, words: toWords(one).length }))
  const words = toWords(text)
  if (words.length === 0 || sentences.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const wordsPerSentence = words.length / sentences.length
  const ease = BASE - PER_SENTENCE * wordsPerSentence - PER_WORD * (syllables / words.length)
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: Math.round(wordsPerSentence),
    ease: Math.round(Math.min(100, Math.max(0, ease))),
    longest: sentences
      .filter((one) => one.words > LONG_SENTENCE_WORDS)
      .sort((a, b) => b.words - a.words)
      .slice(0, MOST_SHOWN),
    heavy: [
      ...new Set(words.filter((word) => countSyllables(word) >= HEAVY_SYLLABLES).map((word) => word.toLowerCase())),
    ].slice(0, MOST_HEAVY),
  }
}

const toWords = (text: string): string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []

/** By the groups of vowels, as English mostly has it. */
function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** "easy", "plain", "hard": a figure of reading ease for people. */
export const toEaseWords = (ease: number): string =>
  ease >= 80 ? 'easy' : ease >= 60 ? 'plain' : ease >= 40 ? 'rather hard' : ease >= 20 ? 'hard' : 'very hard'
