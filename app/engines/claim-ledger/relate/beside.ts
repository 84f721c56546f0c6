import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'

const NOTHING: ReadonlySet<Term> = new Set()
const REASON = /,? (?:because|since|as (?:it|they|this|these)|so(?! that\b)|which|due to)\b/i
const MADE = /\b(?:produced|made|formed|created|released|caused|given off|left behind) (?:by|during|from|in)\b/gi

/** What a claim says beside its own matter: the reason it gives, and what only describes a thing. */
export function besideOf({ text, terms, cues }: Slots): ReadonlySet<Term> {
  const reason = REASON.exec(text)?.index ?? text.length
  if (cues.negations.some(({ start }) => start > reason) || cues.conditions.some(({ start }) => start > reason))
    return NOTHING
  const made = [...text.slice(0, reason).matchAll(MADE)].map(({ index }) => index)
  const from = Math.min(reason, ...made)
  return new Set(terms.filter(({ start }) => start >= from))
}
