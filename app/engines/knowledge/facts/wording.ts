import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toPlainQuestion } from '../plain-question.ts'

/** Lower case without accents or punctuation; a possessive stands apart as "'s". Articles are taken off. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/[‘’ʻ`´]/g, "'")
    .replace(/s'(?=\s|$)/g, "s 's")
    .replace(/'s\b/g, " 's")
    .replace(/(?<! )'|'(?!s\b)/g, '')
    .replace(/&/g, ' and ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N}+.' ]+/gu, ' ')
    .replace(/\.(?!\d|[a-z]{2,3}\b)/g, ' ')
    .replace(/\b(?:the|a|an)\b(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const FILLERS = inOrder(
  /\b/g,
  anyOf(
    /currently/g,
    /actually/g,
    /really/g,
    /exactly/g,
    /precisely/g,
    /roughly/g,
    /approximately/g,
    /officially/g,
    /nowadays/g,
    /these days/g,
    /at present/g,
    /at moment/g,
    /as of (?:now|today)/g,
    /right now/g,
    /for short/g,
    /in fact/g,
    /by chance/g,
    /basically/g,
    /generally/g,
    /usually/g,
    /normally/g,
    /typically/g,
    /correct(?:ly)?/g,
  ),
  /\b/g,
)

/** Words worth mending when a single letter went wrong, and words one letter away that mean something else. */
const KEYWORDS = [
  'capital',
  'currency',
  'language',
  'languages',
  'population',
  'continent',
  'country',
  'countries',
  'element',
  'symbol',
  'border',
  'borders',
  'distance',
  'largest',
  'biggest',
  'smallest',
  'highest',
  'longest',
  'invented',
  'discovered',
  'painted',
  'written',
  'mountain',
  'official',
  'domain',
  'calling',
  'between',
  'spoken',
  'landlocked',
  'founded',
  'author',
  'number',
  'atomic',
]
const OTHER_WORDS = new Set([
  'county',
  'counties',
  'boarder',
  'fountain',
  'element',
  'simple',
  'cymbal',
  'lumber',
  'slumber',
  'pointed',
  'cabling',
  'bigger',
  'broken',
  'bonders',
  'romain',
  'remain',
  'printed',
  'longer',
  'founder',
  'sounded',
  'rounded',
  'bounded',
  'falling',
  'calling',
  'called',
  'comic',
  'mountains',
  'elements',
  'numbers',
  'symbols',
  'discoverer',
  'discover',
  'painter',
  'founders',
  'continents',
  'capitals',
  'domains',
  'languages',
  'distances',
  'authors',
  'borders',
  'bordering',
  'bordered',
  'higher',
  'large',
  'invention',
  'inventor',
  'spoke',
  'writer',
  'number',
])
const SHORTEST_MENDED = 6

/** Whether two words are one insertion, deletion, change or swap of neighbours apart. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1]
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)]
  return restA.length <= 1 && restB.length <= 1 ? true : restA.length === 2 && restB === `${restA[1]}${restA[0]}`
}

function mend(word: string): string {
  if (word.length < SHORTEST_MENDED || KEYWORDS.includes(word) || OTHER_WORDS.has(word)) return word
  const near = KEYWORDS.filter((keyword) => isOneEditApart(word, keyword))
  return near.length === 1 ? (near[0] ?? word) : word
}

const IS_IT_TRUE = /^is it (?:true|correct|right|so) that (.+?) (is|are|was|were) (.+)$/
const SUPERLATIVE =
  '(?:largest|biggest|smallest|highest|tallest|longest|deepest|fastest|oldest|most populous|most spoken)'
/** "germany 's largest city" is read as "largest city in germany". */
const OWNED_SUPERLATIVE = new RegExp(
  `^((?:(?:what|which|name|who) (?:is|are|was) |name )?)(.+?) 's ((?:second |third |\\d{1,2} )?${SUPERLATIVE} .+)$`,
)

/** A question ready for matching: polite words, articles, fillers and small slips in the words of the question taken out. */
export function simplify(question: string): string {
  const folded = fold(toPlainQuestion(question))
    .replace(FILLERS, ' ')
    .replace(/\bcapitol\b/g, 'capital')
  const mended = folded.split(' ').map(mend).join(' ').replace(/\s+/g, ' ').trim()
  return fold(toPlainQuestion(mended)).replace(IS_IT_TRUE, '$2 $1 $3').replace(OWNED_SUPERLATIVE, '$1$3 in $2')
}

const patterns = new Map<string, RegExp>()

/** A pattern made once for each source, for patterns put together while a question is read. */
export function pattern(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  const made = new RegExp(source)
  patterns.set(source, made)
  return made
}

const HEAD = inOrder(
  /^/,
  anyOf(
    /what/,
    /which/,
    /who/,
    /whom/,
    /name/,
    /names/,
    /list/,
    /give/,
    /tell/,
    /show/,
    /find/,
    /state/,
    /identify/,
    /is/,
    /are/,
    /was/,
    /were/,
    /s/,
    /me/,
    /us/,
    /all/,
    /do/,
    /does/,
    /did/,
    /of/,
    /on/,
    /in/,
    /to/,
    /at/,
    /you/,
    /know/,
    /about/,
    /answer/,
    /question/,
    /called/,
    /city/,
    /town/,
    /main/,
    /official/,
    /national/,
    /current/,
    /country/,
    /nation/,
    /that/,
    /i/,
    /need/,
    /want/,
    /serves/,
    /serve/,
    /acts/,
    /as/,
    /some/,
    /whats/,
    /dear/,
    /right/,
    /place/,
    /kind/,
    /type/,
    /sort/,
    /its/,
    /their/,
    /would/,
    /be/,
    /might/,
    /could/,
  ),
  /\s+(?!$)/,
)
const TAIL = inOrder(
  /\s/,
  anyOf(
    /is/,
    /are/,
    /was/,
    /were/,
    /called/,
    /named/,
    /have/,
    /has/,
    /had/,
    /use/,
    /uses/,
    /used/,
    /spoken/,
    /speak/,
    /speaks/,
    /located/,
    /situated/,
    /in/,
    /on/,
    /at/,
    /it/,
    /please/,
    /part of/,
    /belong to/,
    /belongs to/,
    /look like/,
    /today/,
    /now/,
    /there/,
    /go by/,
    /known as/,
    /what/,
    /which/,
    /again/,
    /then/,
    inOrder(
      /in (?:sq(?:uare)? )?/,
      anyOf(
        /km2?/,
        /kilomet(?:er|re)s/,
        /miles/,
        /met(?:er|re)s/,
        /feet/,
        /ft/,
        /degrees/,
        /celsius/,
        /fahrenheit/,
        /years/,
        /kg/,
        /mph/,
        /km h/,
        /km s/,
        /m s/,
        /miles per hour/,
        /km per second/,
        /km per hour/,
        /met(?:er|re)s per second/,
        /kilomet(?:er|re)s per (?:second|hour)/,
      ),
    ),
  ),
  /$/,
)

/** The phrase with the words of asking taken off both ends: "which city is capital of peru" leaves "capital of peru". */
export function* peelings(text: string): Generator<string> {
  let heads = text
  for (let turn = 0; turn < 8; turn += 1) {
    let phrase = heads
    yield phrase
    while (TAIL.test(phrase)) {
      phrase = phrase.replace(TAIL, '')
      yield phrase
    }
    const shorter = heads.replace(HEAD, '')
    if (shorter === heads) return
    heads = shorter
  }
}

const LINK = `(?: (?:of|in|for|from|is|are|was|does|do|did|used|use|spoken|speak|they|people|has|have|to|by|you|one|we|i|with|on|at|belong|belongs|part|used by|country|called|official|main))*`

/**
 * Finds the subject in "<noun> of <subject>", "<subject>'s <noun>", "<subject> <noun>" and "what <noun> does <subject> have".
 * `nouns` is a pattern. Gives every candidate, because only a lookup can tell which words are the subject.
 */
export function* findSubjects(text: string, nouns: string): Generator<string> {
  const after = pattern(`^(?:${nouns})${LINK} (?<s>\\S.*)$`)
  const before = pattern(`^(?<s>\\S.*?)(?: 's)? (?:official |main |national |current )?(?:${nouns})$`)
  for (const phrase of peelings(text)) {
    for (const frame of [after, before]) {
      const subject = frame.exec(phrase)?.groups?.s
      if (subject) yield subject
    }
  }
}

/** A value of a record by a key from outside; words such as "constructor" find nothing. */
export function findOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** "a, b and c" */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const writeNumber = (value: number, decimals = 0) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: decimals })
export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names in the order of the alphabet; an article in front does not count. */
export const inNameOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => a.replace(/^the /, '').localeCompare(b.replace(/^the /, '')))
