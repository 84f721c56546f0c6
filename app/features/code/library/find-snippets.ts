import type { Language } from './languages.ts'
import type { Snippet } from './snippet.ts'

export type FoundSnippet = { snippet: Snippet; score: number }

/** Words that say nothing about a task. */
const EMPTY = new Set(
  (
    'a an the of in on to for with and or from by is are be how can do does i me my it that this write make create give get code function ' +
    'program script please need want show using use some any into out as at all many much run javascript typescript python sql html css bash go rust java php ruby yaml query method class js ts py'
  ).split(' '),
)
/** Words that mean the same in tasks of programming. */
const SAME: readonly (readonly string[])[] = [
  ['array', 'list', 'collection', 'items'],
  ['dict', 'dictionary', 'object', 'map', 'hash', 'record'],
  ['string', 'text', 'word'],
  ['remove', 'delete', 'drop', 'strip'],
  ['duplicate', 'dedupe', 'distinct', 'unique', 'repeated'],
  ['validate', 'check', 'verify', 'valid'],
  ['email', 'mail', 'e-mail'],
  ['fetch', 'request', 'http', 'api', 'call', 'rest'],
  ['sort', 'order', 'arrange'],
  ['join', 'merge', 'combine'],
  ['loop', 'iterate', 'each'],
  ['date', 'day', 'calendar'],
  ['regex', 'regexp', 'pattern', 'expression'],
  ['average', 'mean'],
  ['read', 'parse', 'load'],
  ['cache', 'memoize', 'remember'],
  ['color', 'colour'],
  ['biggest', 'largest', 'highest', 'top', 'maximum', 'max'],
  ['newest', 'latest', 'recent', 'last'],
  ['centre', 'center', 'middle'],
]
const ROOTS = new Map(SAME.flatMap((words) => words.map((word) => [stem(word), stem(words[0] ?? word)] as const)))
const QUERY_MAX_WORDS = 60
/** Below this share of what a task asks for, a snippet is not called its answer. */
const ENOUGH = 0.5
const CLOSE = 0.2

/** The root of an English word, roughly: `sorting` and `sorted` are `sort`. */
function stem(word: string): string {
  const cut = word.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
  const base = cut.length >= 3 ? cut : word
  return base.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '')
}

export const toTerms = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !EMPTY.has(word))
    .map((word) => ROOTS.get(stem(word)) ?? stem(word))

type Indexed = { snippet: Snippet; title: Set<string>; words: Set<string> }

/** An index of snippets that is asked by tasks in words. */
export function indexSnippets(snippets: readonly Snippet[]) {
  const all: Indexed[] = snippets.map((snippet) => ({
    snippet,
    title: new Set(toTerms(`${snippet.title} ${snippet.id.split('/')[1]?.replaceAll('-', ' ') ?? ''}`)),
    words: new Set(toTerms(`${snippet.words} ${snippet.about}`)),
  }))
  const holding = new Map<string, number>()
  for (const { title, words } of all)
    for (const term of new Set([...title, ...words])) holding.set(term, (holding.get(term) ?? 0) + 1)
  const weigh = (term: string) => Math.log(1 + all.length / (1 + (holding.get(term) ?? 0)))

  /** The best first; `isSure` when the best holds enough of what was asked for. */
  return function find(task: string, language: Language | null, most = 4): { found: FoundSnippet[]; isSure: boolean } {
    const terms = [...new Set(toTerms(task))].slice(0, QUERY_MAX_WORDS)
    const whole = terms.reduce((sum, term) => sum + weigh(term), 0)
    if (whole === 0) return { found: [], isSure: false }
    const found = all
      .filter(({ snippet }) => language === null || snippet.language === language)
      .map(({ snippet, title, words }) => {
        const hit = terms.reduce(
          (sum, term) => sum + (title.has(term) ? 1 : words.has(term) ? 0.8 : 0) * weigh(term),
          0,
        )
        const titleShare = [...title].filter((term) => terms.includes(term)).length / Math.max(1, title.size)
        return { snippet, score: (hit / whole) * 0.85 + titleShare * 0.15 }
      })
      .filter(({ score }) => score >= CLOSE)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
    return { found, isSure: (found[0]?.score ?? 0) >= ENOUGH }
  }
}
