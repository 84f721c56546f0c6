import { findFacts, type Fact } from '#app/engines/email-writer/facts.ts'
import { MONTHS } from '#app/engines/email-writer/words.ts'
import { doubtful } from '#app/engines/redaction/name-words.ts'
import { loadWordList, type WordList } from '#app/engines/redaction/word-list.ts'
import { once } from '#app/platform/once.ts'
import { toFactLabel } from './fact-label.ts'

export type ReadBack = { key: string; label: string; text: string }
type Placed = Fact & { start: number; end: number }

const BETWEEN = /^,? (?:(?:the|of|on) ){0,2}$/
const wordList = () => once('spoken-word-list', (): Promise<WordList> => loadWordList())

/** Everything named in what was said, as it is read back: a date as one, and names that speech recognition wrote small. */
export async function readBack(text: string): Promise<ReadBack[]> {
  const facts = joinDates(place(findFacts(text), text), text)
  const names = (await findSmallNames(text)).filter((name) => !facts.some((one) => overlaps(one, name)))
  const all = [...facts, ...names].toSorted((a, b) => a.start - b.start)
  const byKey = new Map(all.map((fact) => [`${fact.kind}:${fact.key}`, fact]))
  return [...byKey].map(([key, { kind, text: words }]) => ({ key, label: toFactLabel(kind, words), text: words }))
}

const overlaps = (one: Placed, other: Placed): boolean => one.start < other.end && other.start < one.end

/** Where each fact stands. */
function place(facts: readonly Fact[], text: string): Placed[] {
  let from = 0
  return facts.flatMap((fact) => {
    const start = text.indexOf(fact.text, from)
    if (start < 0) return []
    from = start + fact.text.length
    return [{ ...fact, start, end: from }]
  })
}

const isMonth = ({ kind, key }: Fact): boolean => kind === 'day' && MONTHS.has(key)
const isDayOfMonth = ({ kind, text, key }: Fact): boolean =>
  kind === 'number' && Number(key) <= 31 && !/[ap]\.?m\b|[:$€£]/i.test(text)

/** "friday the fourth of december" is one day. */
function joinDates(facts: readonly Placed[], text: string): Placed[] {
  const joined: Placed[] = []
  for (const [n, fact] of facts.entries()) {
    const last = joined.at(-1)
    const [before, after] = [facts[n - 1], facts[n + 1]]
    const isNear = (a: Placed | undefined, b: Placed | undefined) => a && b && BETWEEN.test(text.slice(a.end, b.start))
    const isOfDate =
      isMonth(fact) ||
      (isDayOfMonth(fact) &&
        [before, after].some((one) => one && isMonth(one) && (isNear(before, fact) || isNear(fact, after))))
    if (last?.kind === 'day' && isOfDate && isNear(last, fact)) joined[joined.length - 1] = join(last, fact, text)
    else if (isOfDate && !isMonth(fact)) joined.push({ ...fact, kind: 'day' })
    else joined.push(fact)
  }
  return joined
}

const join = (one: Placed, other: Placed, text: string): Placed => ({
  ...{ kind: 'day', start: one.start, end: other.end, key: `${one.key} ${other.key}` },
  text: text.slice(one.start, other.end),
})

/** First names without a capital. Those that are everyday words as well are left to the reader. */
async function findSmallNames(text: string): Promise<Placed[]> {
  const words = (await wordList())(text)
  return [...words].flatMap(([start, { isFirstName }]) => {
    const word = /^\p{Ll}{3,}/u.exec(text.slice(start))?.[0]
    if (!isFirstName || !word || doubtful.has(word)) return []
    return [{ kind: 'name' as const, text: word, key: word, start, end: start + word.length }]
  })
}
