import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { decideAgreement } from './agreement.ts'
import { align } from './align.ts'
import { decideContradiction } from './contradiction.ts'
import { gather } from './facts.ts'
import type { Facts } from './facts.ts'
import { checkDates, checkQuantities } from './mentions.ts'
import { limitBetween } from './narrowing.ts'
import type { Slots } from './slots.ts'
import { limits, nearness } from './thresholds.ts'
import { difference, tierOf, verdict } from './verdict.ts'
import type { Open, Verdict } from './verdict.ts'

/**
 * Compares two claims by their slots. Contradiction is tested before agreement. Returns a verdict, or a function of the
 * cosine of their embeddings where the words leave it open. `isSameQuestion` says both answer one question, so another
 * name in the same place is a rival answer.
 */
export function compareSlots(a: Slots, b: Slots, lexicon: Lexicon, isSameQuestion = false): Verdict | Open {
  if (a.key === b.key) return a.key === '' ? verdict('unrelated', 'exact') : verdict('agree', 'exact')
  const alignment = align(a, b, lexicon)
  const quantities = checkQuantities(a, b, lexicon)
  const dates = checkDates(a, b, lexicon)
  const facts = gather({ a, b, lexicon, isSameQuestion }, alignment, quantities, dates)
  if (facts.isOtherKind) return verdict('unrelated', 'slots')
  return decideContradiction(facts) ?? decideLimits(facts) ?? decideAgreement(facts)
}

/** No clash: does one say it more widely, more surely, or under a condition the other leaves out? */
function decideLimits(facts: Facts): Verdict | Open | null {
  const { a, b, overlap } = facts
  const limit = limitBetween(facts)
  if (!limit || overlap < limits.faint) return null
  const hasClash =
    facts.isPredicateApart ||
    facts.isTopicApart ||
    facts.substitutions.some(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  const differs = difference(limit.slot, limit.a, limit.b, facts)
  const isContained =
    Math.max(facts.alignment.coverA, facts.alignment.coverB) >= limits.contained && overlap >= limits.related
  if ((overlap >= limits.alike - 0.1 && !hasClash) || isContained)
    return { ...verdict('qualifies', tierOf(facts)), differs }
  if (a.terms.length === 0 || b.terms.length === 0) return verdict('unrelated', 'slots')
  const need = nearness.alike + (hasClash ? 0.1 : 0)
  return {
    promise: facts.overlap + facts.shared / 2,
    decide: (cosine) =>
      cosine >= need ? { ...verdict('qualifies', 'embedding'), differs } : verdict('unrelated', 'embedding'),
  }
}
