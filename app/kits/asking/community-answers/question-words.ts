import { toPlainLetters } from '#app/kits/search/site-search/search-query.ts'
import { toTable } from '#app/platform/table.ts'

/** Words compared by so many letters of their beginning are one word in its forms. */
const STEM_CHARS = 6
const MAX_STEMS = 300

const EMPTY = new Set(
  (
    'a an and are as at be been but by can could did do does exactly for from had has have her his how i if in into is it its ' +
    'just me my of on one or our please really should so some than that the their them then there these they this those to ' +
    'was we were what when where which who whom whose why will with would you your tell know actually mount ever'
  ).split(' '),
)

/** Words of people for one thing, each under the word it counts as. Two of them together are read before one. */
const MEANT: Readonly<Record<string, string>> = toTable({
  'how tall': 'height',
  'how high': 'height',
  'how deep': 'depth',
  'how old': 'age',
  'how far': 'distance',
  'how big': 'size',
  'how large': 'size',
  'how heavy': 'weight',
  'how fast': 'speed',
  'how cold': 'temperature',
  'how hot': 'temperature',
  'people live': 'population',
  'inhabitants': 'population',
  'what year': 'when',
  'which year': 'when',
  'what date': 'when',
  'no': 'without',
})

const wordsOf = (text: string): string[] => toPlainLetters(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []

/** The word as it is compared: without the ending of its form, and no longer than needed. */
export function toStem(word: string): string {
  const bare = word.length > 3 ? word.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : '')) : word
  return (bare.length > 4 ? bare.replace(/(?:ing|ed|e)$/, '') : bare).slice(0, STEM_CHARS)
}

/** The words of a text that say what it is about, as stems, each once, in their order. */
export function toStems(text: string): string[] {
  const stems = wordsOf(text)
    .filter((word) => !EMPTY.has(word))
    .map(toStem)
  return [...new Set(stems)].slice(0, MAX_STEMS)
}

/** The content of a question in order, with its ways of asking read as the thing they ask for. */
export function toAsked(question: string): string[] {
  const words = wordsOf(question.replace(/[’']s\b/g, ''))
  const read = words.flatMap((word, n): string[] => {
    const two = MEANT[`${word} ${words[n + 1] ?? ''}`]
    if (two) return two === 'when' ? [] : [two]
    if (n > 0 && MEANT[`${words[n - 1]} ${word}`]) return []
    return [MEANT[word] ?? word]
  })
  const content = read.filter((word) => !EMPTY.has(word) && !(word === 'many' && read.includes('population')))
  return [...new Set(content.map(toStem))]
}

const KINDS = ['who', 'when', 'where', 'why', 'how many', 'how much', 'how long', 'how'] as const
const CLOSED = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|may|might|must|has|have|had)\b/

/** What kind of answer is asked for: `who`, `when`, …, `closed` for yes or no, else `what`. */
export function toQuestionKind(question: string): string {
  const plain = wordsOf(question).join(' ')
  if (/\b(?:what|which) (?:year|date)\b/.test(plain)) return 'when'
  if (CLOSED.test(plain)) return 'closed'
  if (/\bhow (?:tall|high|deep|old|far|big|large|heavy|fast|cold|hot)\b|\bhow many people live\b/.test(plain))
    return 'what'
  return KINDS.find((kind) => new RegExp(`\\b${kind}\\b`).test(plain)) ?? 'what'
}

const NOT = /\b(?:not|never|without|no|cannot|nobody|nothing)\b|n[’']t\b/i

export const isNegated = (question: string): boolean => NOT.test(question)

/** The figures of a question: 1937 and 1973 never ask the same. */
export const toFigures = (question: string): string[] =>
  (question.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/,(?=\d{3}\b)/g, '')).sort()
