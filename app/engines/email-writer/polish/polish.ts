import type { Mark } from '../mark.ts'
import { articleMarks } from './polish-articles.ts'
import { askMarks } from './polish-asks.ts'
import { capitalMarks } from './polish-capitals.ts'
import { courtesyMarks } from './polish-courtesies.ts'
import { doubledMarks } from './polish-doubles.ts'
import { phraseMarks } from './polish-phrases.ts'
import { loudMarks } from './polish-shouting.ts'
import { spellingMarks } from './polish-spelling.ts'
import { overlaps, protectedSpans } from '../protected.ts'

/** Where two rules would change the same words the earlier one wins. */
const rules = [phraseMarks, spellingMarks, capitalMarks, doubledMarks, articleMarks, loudMarks, askMarks, courtesyMarks]

/** Everything the rules would mark in a draft, in reading order; marks that change words never overlap. */
export function polish(whole: string): Mark[] {
  const draft = whole.slice(0, POLISHED_MAX_CHARS)
  return draft.length < whole.length ? [...marksIn(draft), restOf(whole)] : marksIn(draft)
}

/** Of a longer draft the beginning is read, and the rest is marked as unread. */
const POLISHED_MAX_CHARS = 8_000

const restOf = (whole: string): Mark => ({
  id: 'unread',
  kind: 'long sentence',
  start: POLISHED_MAX_CHARS,
  end: whole.length,
  replacement: null,
  reason: `The rules read the first ${POLISHED_MAX_CHARS} characters; the rest stands as it is.`,
  text: whole.slice(POLISHED_MAX_CHARS),
})

function marksIn(draft: string): Mark[] {
  const untouchable = protectedSpans(draft)
  const kept: Mark[] = []
  for (const { kind, start, end, replacement, reason } of rules.flatMap((rule) => rule(draft))) {
    const span = { start, end }
    if (replacement !== null && untouchable.some((one) => overlaps(one, span))) continue
    const isTaken = kept.some((one) => isClash(one, span, replacement === null))
    if (!isTaken)
      kept.push({
        id: `${kind.replaceAll(' ', '-')}-${start}`,
        kind,
        start,
        end,
        replacement,
        reason,
        text: draft.slice(start, end),
      })
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Advice on a whole sentence may stand around the changes inside it. */
function isClash(one: Mark, span: { start: number; end: number }, isAdvice: boolean): boolean {
  if (isAdvice || one.replacement === null) return false
  return overlaps(one, span) || (one.start === span.start && one.end === span.end)
}
