import { changedFacts } from './changed-facts.ts'

/** A range of a text with what is to stand there. */
export type Replacement = { start: number; end: number; after: string }
/** A replacement that would change what the text names: what stood there, and what would. */
export type Flag = { was: string[]; would: string[] }
export type Held<Change> = { safe: Change[]; flagged: (Change & { flag: Flag })[] }

/** The text with replacements that are in order and apart. */
export function applyAll(text: string, changes: readonly Replacement[]): string {
  let result = ''
  let at = 0
  for (const { start, end, after } of changes) {
    result += text.slice(at, start) + after
    at = end
  }
  return result + text.slice(at)
}

/**
 * Parts changes into those that leave every number, date, address and name as it is, and those that do not. Applying all safe ones
 * together changes no fact: that is checked on the whole text, and what breaks it is flagged. Changes are in order and apart.
 */
export function holdFacts<Change extends Replacement>(text: string, changes: readonly Change[]): Held<Change> {
  const flags = new Map<Change, Flag>()
  for (const change of changes) {
    const flag = flagOf(text, [change], around(text, change))
    if (flag) flags.set(change, flag)
  }
  // What one change takes away and another puts back was only moved.
  if (flags.size > 1 && !flagOf(text, changes, whole(text))) flags.clear()
  const { safe, culprits } = holdTogether(
    text,
    changes.filter((change) => !flags.has(change)),
  )
  for (const [change, flag] of culprits) flags.set(change, flag)
  return {
    safe,
    flagged: changes.flatMap((change) => (flags.has(change) ? [{ ...change, flag: flags.get(change)! }] : [])),
  }
}

/** Each costs a search of the whole text. Where there are more, none of the rest is trusted. */
const MOST_CULPRITS = 20

/** Of changes that are safe apart, those that are safe together, and the others with what each would break. */
export function holdTogether<Change extends Replacement>(text: string, changes: readonly Change[]) {
  const culprits = new Map<Change, Flag>()
  let safe = [...changes]
  while (safe.length > 0) {
    const flag = flagOf(text, safe, whole(text))
    if (!flag) break
    const unsafe = culprits.size < MOST_CULPRITS ? [findCulprit(text, safe)] : safe
    for (const culprit of unsafe) culprits.set(culprit, flag)
    safe = safe.filter((change) => !culprits.has(change))
  }
  return { safe, culprits }
}

type Window = { start: number; end: number }
const whole = (text: string): Window => ({ start: 0, end: text.length })

const SENTENCE_END = /[.!?…]\s/g
/** Sentences longer than this are cut: what that hides shows when all changes are looked at together. */
const MOST_AROUND = 500

/** The sentences a change stands in: what is a name there shows by the sentence. */
function around(text: string, { start, end }: Replacement): Window {
  const line = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MOST_AROUND)
  const ends = [...text.slice(line, start).matchAll(SENTENCE_END)].map(({ index }) => line + index + 2)
  const next = /[.!?…]\s|\n/.exec(text.slice(end, end + MOST_AROUND))
  const until = next ? end + next.index + 1 : end + MOST_AROUND
  return { start: ends.at(-1) ?? line, end: Math.min(text.length, until) }
}

function flagOf(text: string, changes: readonly Replacement[], { start, end }: Window): Flag | null {
  const before = text.slice(start, end)
  const moved = changes.map((change) => ({ ...change, start: change.start - start, end: change.end - start }))
  const { lost, invented } = changedFacts(before, applyAll(before, moved))
  if (lost.length + invented.length === 0) return null
  return { was: lost.map((fact) => fact.text), would: invented.map((fact) => fact.text) }
}

/** The first change with which the ones before it break a fact. */
function findCulprit<Change extends Replacement>(text: string, changes: readonly Change[]): Change {
  let [low, high] = [0, changes.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (flagOf(text, changes.slice(0, middle), whole(text))) high = middle
    else low = middle
  }
  return changes[high - 1]!
}
