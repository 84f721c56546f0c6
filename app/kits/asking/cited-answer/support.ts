import { toPlainLetters } from '#app/kits/search/site-search/search-query.ts'

const MIN_SHARED = 0.5
const STEM_CHARS = 5
const COMMON = new Set(
  (
    'a about after all also an and are as at be because been before but by can could did do does during each for from had has have he ' +
    'her his how if in into is it its like many may more most much near no not of off on one only or other our out over says she ' +
    'since so some such than that the their them then there these they this those through to under until up was we were what when ' +
    'where which while who why will with would you your'
  ).split(' '),
)

const wordsOf = (text: string) => toPlainLetters(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
const toStem = (word: string) => word.slice(0, STEM_CHARS)

/**
 * Whether quotations carry a statement as far as words tell: every figure and every name of it stands in them (or in what
 * was asked, or in the sources' titles), and so do half of its other words at least. Meaning is for the ledger to compare.
 */
export function isCarried(statement: string, quotes: readonly string[], around: readonly string[] = []): boolean {
  const quoted = wordsOf(quotes.join(' '))
  const known = new Set([...quoted, ...around.flatMap(wordsOf)].map(toStem))
  const figures = wordsOf(statement).filter((word) => /\d/.test(word))
  const quotedFigures = new Set(quoted.filter((word) => /\d/.test(word)).map(toFigure))
  if (!figures.every((figure) => quotedFigures.has(toFigure(figure)))) return false
  if (!namesOf(statement).every((name) => known.has(toStem(toPlainLetters(name))))) return false
  const stems = new Set(quoted.map(toStem))
  const given = new Set(around.flatMap(wordsOf).map(toStem))
  const content = wordsOf(statement).filter((word) => !COMMON.has(word) && !/\d/.test(word))
  const added = content.filter((word) => !given.has(toStem(word)))
  const carried = added.filter((word) => stems.has(toStem(word))).length
  return added.length === 0 ? content.length + figures.length > 0 : carried / added.length >= MIN_SHARED
}

const toFigure = (figure: string) => figure.replace(/,(?=\d{3}(?:\D|$))/g, '')

/** Words with a capital that does not come from standing first. */
const namesOf = (statement: string): string[] =>
  [...statement.matchAll(/(?<=[\p{L}\p{N},;:)”"’'] |[-(“"‘])\p{Lu}[\p{L}\p{M}]+/gu)].map(([name]) => name)
