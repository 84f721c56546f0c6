import { type AskedFact, askedFacts } from './question-rows.ts'
import { type Asking, readAsking, toLiteral, toRoot, type Wanted } from './asking.ts'
import { type Finding, fromTable } from './finding.ts'
import { fold, isOneEditApart } from './wording.ts'

/** One way of asking for a fact, ready to be compared. */
type Way = {
  asking: Asking
  needed: ReadonlySet<string>
  allowed: ReadonlySet<string>
  kinds: ReadonlySet<string>
  fact: AskedFact
}

/** Rows of such wordings hold misspelled words on purpose. */
const IS_SPELLING = /\b(?:spell|spelt|spelled|spelling|misspell)/
const SHORTEST_MENDED = 7
/** A letter doubled or not, or two that changed places, is no other word's name. */
const SHORTEST_SLIP = 5
/** What a question that only says "what" may be after. */
const NAMED: readonly Wanted[] = ['what', 'who', 'when', 'where']
/** Questions in which who does what to whom shows in the order alone, and those whose every word must stay in its place. */
const ORDERED: readonly Wanted[] = ['when', 'where', 'why', 'how']
const FIXED: readonly Wanted[] = ['yes-or-no', 'count']

/** The ways a row is asked for, as the reader of questions takes them. */
export function waysOf(fact: AskedFact): Way[] {
  const kinds = new Set(fold(fact.is.replaceAll('|', ' ')).split(' ').filter(Boolean).map(toRoot))
  return fact.asked.map((asked) => {
    const asking = readAsking(asked)
    const needed = asked.includes('(') ? readAsking(asked.replace(/\([^)]*\)/g, ' ')).words : asking.words
    return { asking, needed: new Set(needed), allowed: new Set([...asking.words, ...kinds]), kinds, fact }
  })
}

function build() {
  const ways = askedFacts.flatMap(waysOf).filter(({ needed }) => needed.size > 0)
  const byWord = new Map<string, Way[]>()
  for (const way of ways)
    for (const word of way.needed) {
      const known = byWord.get(word)
      if (known) known.push(way)
      else byWord.set(word, [way])
    }
  const written = new Map(
    askedFacts
      .flatMap(({ asked }) => (asked.some((each) => IS_SPELLING.test(each)) ? [] : asked))
      .flatMap((each) => fold(each).split(' '))
      .flatMap((word) => [
        [toRoot(word), word],
        [toLiteral(word), word],
      ]),
  )
  return { byWord, written }
}

let built: ReturnType<typeof build> | null = null

/** What a bracket may say of a thing without asking for another: "the plural of mouse (the animal)". */
const NAMES_KIND =
  / ?\((?:the )?(?:animal|film|movie|book|novel|play|song|band|album|city|town|country|river|planet|metal|element|word|noun|verb|bird|fish|food|fruit|game|sport|person|singer|writer|painter|god)\)/g

/**
 * Answers a question that is asked in the words, though not in the order or form, of one of a row's wordings, and if there
 * is none the question without the kind of thing it names in brackets.
 */
export function answerAsked(question: string): Finding {
  const found = findAsked(question)
  const without = question.replace(NAMES_KIND, '')
  return found || without === question ? found : findAsked(without)
}

function findAsked(question: string): Finding {
  built ??= build()
  const { byWord, written } = built
  const asking = readAsking(question)
  const says = sayAs(asking, byWord)
  if (says) return { text: says, source: fromTable(says) }
  const words = asking.words.map((word) => mend(word, written))
  const changed = words.filter((word, at) => word !== asking.words[at])
  const read = changed.length > 0 ? sayAs({ ...asking, words }, byWord) : null
  if (!read) return null
  const readAs = changed.map((word) => written.get(word) ?? word).join(', ')
  return { text: `${read} (Read as ${readAs}.)`, source: fromTable(read) }
}

/** The sentence of the row that is asked for in these words, the one that names the most of them. */
function sayAs(asking: Asking, byWord: ReadonlyMap<string, Way[]>): string | null {
  const said = new Set(asking.words)
  const ways = new Set([...said].flatMap((word) => byWord.get(word) ?? []))
  const [way] = [...ways]
    .filter((each) => isAskedAs(asking, said, each))
    .toSorted((a, b) => b.needed.size - a.needed.size || countLeft(said, a) - countLeft(said, b))
  return way?.fact.says ?? null
}

/** Words that turn a question into another one, whatever the sentence says. */
const TURNING =
  /^(?:\d|no|not|never|only|nolonger|except|without|before|after|first|second|third|fourth|fifth|last|next|half|all|both|(?:more|most|less|least|few|fewer|.{2,}est|.{2,}er))$/
const MOST_LEFT = 3

/** The words of a question that no wording of the row has. */
const leftOf = (said: ReadonlySet<string>, { allowed }: Way) => [...said].filter((word) => !allowed.has(word))
const countLeft = (said: ReadonlySet<string>, way: Way) => leftOf(said, way).length

/** What is said besides must stand in the sentence, so that it is answered as well: "which gas do plants take in for photosynthesis". */
function isCovered(said: ReadonlySet<string>, way: Way): boolean {
  const left = leftOf(said, way)
  if (left.length === 0) return true
  if (left.length > MOST_LEFT || left.some((word) => TURNING.test(word))) return false
  const sentence = readAsking(way.fact.says).words
  return left.every((word) => sentence.includes(word))
}

function mend(word: string, written: ReadonlyMap<string, string>): string {
  if (word.length < SHORTEST_SLIP || written.has(word)) return word
  const near = [...written.keys()].filter((other) => other[0] === word[0] && isOneEditApart(word, other))
  const likely = word.length < SHORTEST_MENDED ? near.filter((other) => isSlip(word, other)) : near
  return likely.length === 1 ? (likely[0] ?? word) : word
}

const isSlip = (word: string, other: string) =>
  withoutDoubles(word) === withoutDoubles(other) || lettersOf(word) === lettersOf(other)
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1')
const lettersOf = (word: string) => [...word].toSorted().join('')

function isAskedAs(asking: Asking, said: ReadonlySet<string>, way: Way): boolean {
  if (![...way.needed].every((word) => said.has(word)) || !isCovered(said, way)) return false
  if (!isWanted(asking, said, way)) return false
  if (asking.side && way.asking.side && asking.side !== way.asking.side) return false
  const [a, b] = [asking.words, way.asking.words].map((words) => words.filter((word) => way.needed.has(word)))
  if (!a || !b) return false
  if (FIXED.includes(asking.wanted) || asking.isCompared) return a.join(' ') === b.join(' ')
  return !ORDERED.includes(asking.wanted) || isOneMoved(a, b)
}

/** "What" may ask for anybody, and for a time or a place if it names a kind of it: "in what museum". */
function isWanted(asking: Asking, said: ReadonlySet<string>, { asking: { wanted }, kinds }: Way): boolean {
  if (asking.wanted === wanted) return true
  if (asking.wanted === 'count') return wanted === 'what' && kinds.has('number')
  if (!NAMED.includes(asking.wanted) || !NAMED.includes(wanted)) return false
  if (asking.wanted === 'where' && wanted !== 'when' && kinds.has('country') && said.has('country')) return true
  if (asking.wanted !== 'what') return asking.wanted === 'who' && wanted === 'what'
  return wanted === 'who' || [...kinds].some((kind) => said.has(kind))
}

/** Whether two orders of the same words differ in the place of one word at most. */
function isOneMoved(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a.join(' '), b.join(' ')]
  const without = (words: readonly string[], left: string) => words.filter((word) => word !== left).join(' ')
  return one === other || a.some((word) => without(a, word) === without(b, word))
}
