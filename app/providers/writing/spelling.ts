/** A word that is not spelt like any word: what it may be meant for, nearest first. */
export type Speller = { isWord(word: string): boolean; suggest(word: string): string[] }

/** Shorter words have too many neighbours to guess from. */
const MIN_LETTERS = 3
/** How many letters may be wrong, by the length of the word. */
const MAX_WRONG_OF_LONG = 2
const LONG_LETTERS = 7

/**
 * The best correction of a word, or null when none is near enough to be honest about. Suggestions of the grammar checker
 * are trusted in their order, but only as far as they look like the word: its first for "untill" was "distill".
 */
export function bestSpelling(word: string, suggested: readonly string[], speller: () => Speller): string | null {
  if (word.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS || /\p{N}/u.test(word) || word === word.toUpperCase())
    return null
  const inCapitals = suggested.find((one) => one !== word && one.toLowerCase() === word.toLowerCase())
  if (inCapitals) return inCapitals
  const near = nearest(word, suggested)
  if (near?.wrong === 1) return isHonest(word, near.candidate) ? near.candidate : null
  const further = nearest(word, [...suggested, ...speller().suggest(word)])
  const allowed = word.length >= LONG_LETTERS ? MAX_WRONG_OF_LONG : 1
  return further && further.wrong <= allowed && isHonest(word, further.candidate) ? further.candidate : null
}

/** Of three letters one wrong leaves too little to know the word by; two that changed places do not. */
const isHonest = (word: string, candidate: string): boolean =>
  word.length > MIN_LETTERS || candidate.length !== word.length || sorted(word) === sorted(candidate)
const sorted = (word: string) => [...word.toLowerCase()].toSorted().join('')

type Near = { candidate: string; wrong: number }

function nearest(word: string, candidates: readonly string[]): Near | null {
  const near = candidates
    .map((candidate): Near => ({ candidate, wrong: editsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ wrong }) => wrong > 0)
  const least = Math.min(...near.map(({ wrong }) => wrong))
  const nearest = near.filter(({ wrong }) => wrong === least)
  // A letter that was doubled, left out or slipped in is likelier than another one in its place.
  return nearest.find(({ candidate }) => isOfOtherLength(word, candidate)) ?? nearest[0] ?? null
}

const isOfOtherLength = (word: string, candidate: string): boolean => candidate.length !== word.length

/** Letters to add, drop, replace or swap with the next, to get from one word to the other. */
export function editsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_x, j) => (i ? (j ? 0 : i) : j)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, isSwap ? at(i - 2, j - 2) + 1 : Infinity)
      rows[i]!.splice(j, 1, least)
    }
  return at(a.length, b.length)
}
