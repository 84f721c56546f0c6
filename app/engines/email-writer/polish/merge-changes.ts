import { holdFacts, holdTogether, type Flag, type Replacement } from '#app/engines/kept-facts/hold-facts.ts'
import type { Mark } from '../mark.ts'
import { isTakenByTone, type PolishTone } from './polish-tones.ts'

/** One change of a draft: what stands there, what would, why, and who says so. With a `flag` it would change a fact. */
export type PolishChange = {
  id: string
  start: number
  end: number
  before: string
  after: string
  why: string
  by: string[]
  flag: Flag | null
}

/** What one checker would change, with its reason. */
export type Proposed = Replacement & { why: string }

type Sources = {
  engine: { label: string; changes: readonly Proposed[] }
  marks: readonly Mark[]
  /** Words the second dictionary does not know. */
  doubts: readonly { start: number; end: number }[]
  tone: PolishTone
}

export const RULES = 'Letter rules'
export const DICTIONARY = 'Hunspell dictionary'

/** `taken`: the ids of the changes that are taken before anybody chose. */
export type MergedChanges = { changes: PolishChange[]; taken: string[] }

type Merged = Replacement & { why: string; by: string[]; isTaken: boolean }

/**
 * The changes of all checkers in reading order, apart from each other, each with who proposes it. Where two would change the same words
 * differently the engine's stands, unless the rules know the misspelling. What would change a fact is flagged and never among those taken.
 */
export function mergeChanges(draft: string, { engine, marks, doubts, tone }: Sources): MergedChanges {
  const merged: Merged[] = engine.changes
    .filter(({ start, end, after }) => draft.slice(start, end) !== after)
    .map((change) => ({
      ...change,
      by: [engine.label, ...(doubts.some((one) => overlaps(one, change)) ? [DICTIONARY] : [])],
      isTaken: true,
    }))
  for (const { start, end, replacement, reason, kind } of marks) {
    if (replacement === null || draft.slice(start, end) === replacement) continue
    const twin = merged.find((one) => one.start === start && one.end === end)
    if (twin?.after === replacement) twin.by.push(RULES)
    else if (twin && kind === 'spelling') {
      // The rules know their misspellings one by one; the engine guesses by likeness.
      twin.why = `${reason} ${engine.label} would write “${twin.after}”.`
      twin.after = replacement
      twin.by = [RULES, ...twin.by.filter((one) => one === DICTIONARY)]
    } else if (!merged.some((one) => overlaps(one, { start, end }) || one.start === start))
      merged.push({ start, end, after: replacement, why: reason, by: [RULES], isTaken: isTakenByTone(kind, tone) })
  }
  merged.sort((a, b) => a.start - b.start || a.end - b.end)
  const { flagged } = holdFacts(draft, merged)
  const flags = new Map(flagged.map(({ start, end, flag }) => [`${start}-${end}`, flag]))
  const changes = merged.map(({ start, end, after, why, by }): PolishChange => {
    const flag = flags.get(`${start}-${end}`) ?? null
    return { id: `${start}-${end}`, start, end, before: draft.slice(start, end), after, why, by, flag }
  })
  const wanted = merged.filter(({ isTaken, start, end }) => isTaken && !flags.has(`${start}-${end}`))
  // Safe together is not safe apart: what was only moved needs both halves.
  const { safe } = holdTogether(draft, wanted)
  return { changes, taken: safe.map(({ start, end }) => `${start}-${end}`) }
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end
