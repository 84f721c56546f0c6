import { dateWords, textFacts, type TextFact } from './text-facts.ts'

/** What a rewrite names no longer, and what it names that was not there. */
export type ChangedFacts = { lost: TextFact[]; invented: TextFact[] }

/**
 * Compares what two texts name, without looking at how one became the other. Each number, date and address counts as often as it
 * stands there; a name is kept while its word stands there as often, also at the beginning of a sentence.
 */
export function changedFacts(before: string, after: string): ChangedFacts {
  const [old, now] = [textFacts(before), textFacts(after)]
  const lost = [...lessOf(old.filter(isCounted), now.filter(isCounted)), ...lostNames(old, after)]
  const invented = [...lessOf(now.filter(isCounted), old.filter(isCounted)), ...lostNames(now, before)]
  return { lost, invented: invented.filter((fact) => !isRespelt(fact, before)) }
}

/** Whether both texts name the same things. */
export const keepsFacts = (before: string, after: string): boolean => {
  const { lost, invented } = changedFacts(before, after)
  return lost.length + invented.length === 0
}

const isCounted = ({ kind }: TextFact) => kind !== 'name'

/** Those of the first list that have no partner in the second. */
function lessOf(some: readonly TextFact[], others: readonly TextFact[]): TextFact[] {
  const left = new Map<string, number>()
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1)
  return some.filter(({ key }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

function lostNames(facts: readonly TextFact[], text: string): TextFact[] {
  const names = facts.filter(({ kind }) => kind === 'name')
  const counts = new Map<string, number>()
  return names.filter(({ key }) => {
    const seen = (counts.get(key) ?? 0) + 1
    counts.set(key, seen)
    return seen > countWord(text, key)
  })
}

function countWord(text: string, word: string): number {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return text.match(pattern)?.length ?? 0
}

const MOST_SLIPS = 2

/** A day or month that was only misspelt before: "wensday" has become "Wednesday". */
function isRespelt({ kind, key }: TextFact, before: string): boolean {
  if (kind !== 'date' || !dateWords.has(key)) return false
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some(
    (word) => word[0] === key[0] && !dateWords.has(word) && word.length > 4 && slips(word, key) <= MOST_SLIPS,
  )
}

function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (let x = 0; x < other.length; x += 1)
      next.push(Math.min(next[x]! + 1, row[x + 1]! + 1, row[x]! + (other[x] === letter ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
