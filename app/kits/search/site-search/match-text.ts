import { toPlainLetters, type SearchQuery } from './search-query.ts'

export type Field = { text: string; weight: number }

const MIN_STEM_CHARS = 5

/**
 * How well a query fits a thing of few words, from 0 (not at all) to 1: the share of its words that are there, each by
 * the heaviest field it is in. A phrase must stand in one of the fields, a word to leave out in none.
 */
export function matchFields({ words, phrases, without, isOpen }: SearchQuery, fields: readonly Field[]): number {
  const read = fields.map(({ text, weight }) => ({ words: wordsOf(text), weight }))
  const stands = (phrase: readonly string[]) => read.some((field) => holdsPhrase(field.words, phrase))
  if (!phrases.every(stands) || without.some(stands)) return 0
  if (words.length === 0) return phrases.length > 0 ? 1 : 0
  const weights = words.map((word, n) => {
    const isBeginning = isOpen && n === words.length - 1
    return Math.max(
      0,
      ...read.map((field) => (field.words.some((one) => isForm(one, word, isBeginning)) ? field.weight : 0)),
    )
  })
  return Math.min(1, weights.reduce((sum, one) => sum + one, 0) / words.length)
}

const wordsOf = (text: string): string[] => toPlainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

const holdsPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.some((_, at) => phrase.every((word, n) => words[at + n] === word))

/** The same word in another form of it, such as "voices" for "voice"; a beginning fits whatever begins with it. */
function isForm(one: string, word: string, isBeginning: boolean): boolean {
  if (one === word || (isBeginning && one.startsWith(word))) return true
  const stem = word.length >= MIN_STEM_CHARS ? word.replace(/(?:ing|ers?|ies|es|s|ions?|ed|e|y)$/, '') : word
  return stem.length >= MIN_STEM_CHARS - 2 && one.startsWith(stem) && one.length - stem.length <= 4
}
