import { diffArrays, diffWordsWithSpace } from 'diff'
import { sentencesOfPages, type FactPage, type PlacedSentence } from './placed.ts'

export type ChangedWord = { text: string; is: 'same' | 'added' | 'removed' }
/** One place where two versions differ. `words`: a changed sentence word by word. */
export type VersionChange =
  | { kind: 'added'; now: PlacedSentence }
  | { kind: 'removed'; before: PlacedSentence }
  | { kind: 'changed'; before: PlacedSentence; now: PlacedSentence; words: ChangedWord[] }

export type VersionComparison = { changes: VersionChange[]; same: number; isCut: boolean }

const MOST_CHANGES = 400
const LIMIT_MS = 8_000
const WORDS_LIMIT_MS = 300
/** So much of the words of a sentence must stand for it to be a changed one. */
const MIN_SHARED = 0.4

/** What changed from one version of a text to another, sentence by sentence; moved blanks and line ends are no change. */
export function compareVersions(before: readonly FactPage[], now: readonly FactPage[]): VersionComparison {
  const [old, current] = [sentencesOfPages(before), sentencesOfPages(now)]
  const parts = diffArrays(
    old.map(({ text }) => text),
    current.map(({ text }) => text),
    { timeout: LIMIT_MS },
  ) ?? [
    { value: old.map(({ text }) => text), removed: true, added: false, count: old.length },
    { value: current.map(({ text }) => text), added: true, removed: false, count: current.length },
  ]
  const changes: VersionChange[] = []
  let [a, b, same] = [0, 0, 0]
  let gone: PlacedSentence[] = []
  for (const { value, added, removed } of parts) {
    if (removed) {
      gone.push(...old.slice(a, a + value.length))
      a += value.length
    } else if (added) {
      changes.push(...pairUp(gone, current.slice(b, b + value.length)))
      gone = []
      b += value.length
    } else {
      changes.push(...pairUp(gone, []))
      gone = []
      same += value.length
      a += value.length
      b += value.length
    }
  }
  changes.push(...pairUp(gone, []))
  return { changes: changes.slice(0, MOST_CHANGES), same, isCut: changes.length > MOST_CHANGES }
}

/** Sentences that went and came at one place: those alike are one sentence that changed. */
function pairUp(gone: readonly PlacedSentence[], come: readonly PlacedSentence[]): VersionChange[] {
  const left = [...gone]
  const found = come.map((now): VersionChange => {
    const best = left
      .map((before) => ({ before, shared: sharedOf(before.text, now.text) }))
      .reduce<{ before: PlacedSentence; shared: number } | null>(
        (most, one) => (most && most.shared >= one.shared ? most : one),
        null,
      )
    if (!best || best.shared < MIN_SHARED) return { kind: 'added', now }
    left.splice(left.indexOf(best.before), 1)
    return { kind: 'changed', before: best.before, now, words: wordsOf(best.before.text, now.text) }
  })
  return [...found, ...left.map((before): VersionChange => ({ kind: 'removed', before }))]
}

function sharedOf(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
  const most = Math.max(one!.size, other!.size)
  return most === 0 ? 0 : [...one!].filter((word) => other!.has(word)).length / most
}

function wordsOf(before: string, now: string): ChangedWord[] {
  const parts = diffWordsWithSpace(before, now, { timeout: WORDS_LIMIT_MS })
  if (!parts)
    return [
      { text: before, is: 'removed' },
      { text: now, is: 'added' },
    ]
  return parts.map(({ value, added, removed }) => ({ text: value, is: added ? 'added' : removed ? 'removed' : 'same' }))
}
