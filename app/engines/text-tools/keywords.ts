import { STOP_WORDS } from './stop-words.ts'

export type Keyword = { words: string; count: number }

const LONGEST_PHRASE = 3
const MIN_CHARS = 3

/**
 * The words and short phrases a text is about, weightiest first: stretches between words that carry no subject, scored by how often
 * they come and how long they are.
 */
export function keywordsOf(text: string, most: number): Keyword[] {
  const counts = new Map<string, { count: number; spellings: Map<string, number> }>()
  for (const stretch of text.split(/[^\p{L}\p{N}'’\s-]+|\n/u)) {
    for (const phrase of phrasesIn(stretch)) {
      const key = phrase.map(toSingular).join(' ')
      const known = counts.get(key) ?? { count: 0, spellings: new Map<string, number>() }
      known.count += 1
      const spelling = phrase.join(' ')
      known.spellings.set(spelling, (known.spellings.get(spelling) ?? 0) + 1)
      counts.set(key, known)
    }
  }
  const scored = [...counts].map(([key, { count, spellings }]) => {
    const length = key.split(' ').length
    const words = [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? key
    return { key, words, count, score: count * (length === 1 ? 1 : count > 1 ? length * 1.2 : 0.7) }
  })
  scored.sort((a, b) => b.score - a.score || b.words.length - a.words.length || a.words.localeCompare(b.words))
  const chosen: typeof scored = []
  for (const one of scored)
    if (chosen.length < most && !chosen.some(({ key, count }) => isPart(one.key, key) && count >= one.count))
      chosen.push(one)
  return chosen.map(({ words, count }) => ({ words, count }))
}

const isPart = (short: string, long: string) => ` ${long} `.includes(` ${short} `) || ` ${short} `.includes(` ${long} `)

/** Every run of up to three words of subject. */
function phrasesIn(stretch: string): string[][] {
  const words = stretch.split(/\s+/).filter(Boolean)
  const phrases: string[][] = []
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= words.length; length += 1) {
      const phrase = words.slice(from, from + length)
      if (!phrase.every(isSubject)) break
      phrases.push(phrase.map((word) => (/^\p{Lu}{2,}/u.test(word) || isName(word, from) ? word : word.toLowerCase())))
    }
  return phrases
}

const isSubject = (word: string) =>
  word.length >= MIN_CHARS && /\p{L}/u.test(word) && !STOP_WORDS.has(word.toLowerCase().replace(/['’]/g, ''))
const isName = (word: string, place: number) => place > 0 && /^\p{Lu}/u.test(word)
const toSingular = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=[^s])s$/, '')

/** Keywords as hashtags: "green energy" is #GreenEnergy. */
export const toHashtag = (words: string): string =>
  `#${words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`
