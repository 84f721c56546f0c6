import { searchWords } from '#app/database/search-words.ts'

/**
 * What somebody typed into a search box. `words` are wanted, `phrases` must stand there word for word, `without` must
 * not; all in lower case and without accents. The last word may be the beginning of one when `isOpen`.
 */
export type SearchQuery = {
  text: string
  words: string[]
  phrases: string[][]
  without: string[][]
  isOpen: boolean
}

export const QUERY_MAX_CHARS = 200
/** Shorter beginnings begin too many words. */
const MIN_PREFIX_CHARS = 3
const PIECE = /(?<minus>(?<=^|\s)-)?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

const STOP_WORDS = new Set(
  (
    'a an and are can do does did for from how i in is it its me my of on or the to was were what when where which who why ' +
    'with you your'
  ).split(' '),
)

/** `don't`, `we're`, `what's`: two words of grammar in one; a noun with `'s` is that noun. */
const CONTRACTION =
  /^(?:\p{L}+n['’]t|\p{L}+['’](?:re|ve|ll|d|m)|(?:what|who|where|when|why|how|it|that|there|here|he|she|let)['’]s)[?!.]*$/iu
/** The same typed without its apostrophe; "cant", "wont" and "ill" are words of their own, but nobody looks for the first two. */
const WITHOUT_APOSTROPHE =
  /^(?:((?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ca|wo)n)(t)|(what|who|where|when|how|that|there|here)(s)|(you|they)(re)|(you|they|we|i)(ve)|(i)(m))[?!.]*$/iu
const withApostrophe = (word: string): string => {
  const parts = WITHOUT_APOSTROPHE.exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined)
  return parts ? `${parts[0]}'${parts[1]}` : word
}
const POSSESSIVE = /(?<=\p{L})['’]s(?=\P{L}*$)/iu

/** Whether a query is nothing but a contraction, which names nothing. */
export const isContraction = (text: string): boolean => CONTRACTION.test(withApostrophe(text.trim()))

/** Letters without accents, in lower case: what is compared. */
export const toPlainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const toWords = (text: string): string[] => searchWords(toPlainLetters(text))

/** Reads a query as typed: words, "phrases", -words and a beginning at its end. Never throws. */
export function readSearchQuery(typed: string): SearchQuery {
  const text = typed
    .toWellFormed()
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, QUERY_MAX_CHARS)
  const query: SearchQuery = { text, words: [], phrases: [], without: [], isOpen: false }
  const contractions: string[][] = []
  for (const { groups } of text.matchAll(PIECE)) {
    const { minus, phrase, word } = groups ?? {}
    const words = toWords(phrase ?? word?.replace(POSSESSIVE, '') ?? '')
    if (words.length === 0) continue
    if (word !== undefined && minus === undefined && isContraction(word)) {
      contractions.push(toWords(withApostrophe(word)))
      continue
    }
    if (minus !== undefined) query.without.push(words)
    else if (phrase !== undefined && words.length > 1) query.phrases.push(words)
    else query.words.push(...words)
    query.isOpen = minus === undefined && phrase === undefined
  }
  if (isEmptyQuery(query)) query.phrases.push(...contractions)
  query.words = withoutStopWords(query.words, query.phrases.length > 0)
  query.isOpen &&= (query.words.at(-1)?.length ?? 0) >= MIN_PREFIX_CHARS
  return query
}

/** A query of stop words alone keeps them: someone may look for "The Who". */
function withoutStopWords(words: string[], hasMore: boolean): string[] {
  const rest = [...new Set(words.filter((word) => !STOP_WORDS.has(word)))]
  return rest.length > 0 || hasMore ? rest : [...new Set(words)]
}

/** Whether there is anything to look for; words to leave out alone find nothing. */
export const isEmptyQuery = ({ words, phrases }: SearchQuery): boolean => words.length + phrases.length === 0

/** Every word that may be marked in what was found. */
export const markedWords = ({ words, phrases }: SearchQuery): string[] => [...new Set([...words, ...phrases.flat()])]

/** `all`: every word must be there; `any`: one is enough. Phrases and words to leave out count in both. */
export type Match = 'all' | 'any'

/** The query in the language of SQLite's FTS5. */
export function toFts5({ words, phrases, without, isOpen }: SearchQuery, match: Match): string {
  const quoted = words.map((word, n) => `"${word}"${isOpen && n === words.length - 1 ? ' *' : ''}`)
  const joined = quoted.length > 0 ? [`(${quoted.join(match === 'all' ? ' AND ' : ' OR ')})`] : []
  const wanted = [...phrases.map((phrase) => `"${phrase.join(' ')}"`), ...joined].join(' AND ')
  const unwanted = without.map((phrase) => `"${phrase.join(' ')}"`).join(' OR ')
  return unwanted ? `(${wanted}) NOT (${unwanted})` : wanted
}

/** The query in the language of PostgreSQL's `to_tsquery`. */
export function toTsQuery({ words, phrases, without, isOpen }: SearchQuery, match: Match): string {
  const quoted = words.map((word, n) => `'${word}'${isOpen && n === words.length - 1 ? ':*' : ''}`)
  const joined = quoted.length > 0 ? [`(${quoted.join(match === 'all' ? ' & ' : ' | ')})`] : []
  const near = (phrase: string[]) => `(${phrase.map((word) => `'${word}'`).join(' <-> ')})`
  return [...phrases.map(near), ...joined, ...without.map((phrase) => `!${near(phrase)}`)].join(' & ')
}
