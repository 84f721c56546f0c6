import type { Slots } from './slots.ts'
import type { Cues } from './cues.ts'
import type { Facts } from './facts.ts'
import type { Substitution } from './rivals.ts'
import type { Term } from './terms.ts'
import { limits, nearness } from './thresholds.ts'
import { difference, tierOf, verdict } from './verdict.ts'
import type { Difference, Open, Relation, Verdict } from './verdict.ts'

export function decideContradiction(facts: Facts): Verdict | Open | null {
  const { a, b, substitutions, differing, identityDiffers, overlap } = facts
  const named = substitutions.filter(({ isNamed, isRival: rival, isVerb }) => !isVerb && (isNamed || rival))
  if (named.length > 0 || identityDiffers) return decideRivals(facts, named)
  const difference = mentionDifference(facts)
  if (difference) {
    if (facts.sign === -1 && a.cues.polarity !== b.cues.polarity) return verdict('unrelated', 'slots')
    const hasVerbClash = substitutions.some(({ isVerb, a: x, b: y }) => isVerb && x.weight > 0.5 && y.weight > 0.5)
    const hasTopicClash =
      facts.isTopicApart || substitutions.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.kind !== 'adj')
    if (overlap >= limits.related && !hasVerbClash && !hasTopicClash)
      return { ...verdict('contradict', tierOf(facts)), differs: difference }
    if (overlap < limits.hopeless) return verdict('unrelated', 'slots')
    if (hasTopicClash) return verdict('unrelated', 'slots')
    const need = nearness.sameFigure + (hasVerbClash ? 0.12 : 0)
    return {
      promise: facts.overlap + facts.shared / 2,
      decide: (cosine) =>
        cosine >= need
          ? { ...verdict('contradict', 'embedding'), differs: difference }
          : verdict('unrelated', 'embedding'),
    }
  }
  if (differing.length > 0) return verdict('unrelated', 'slots')
  if (facts.sign === -1) return decideNegation(facts)
  return null
}

function isNoModifier({ kind }: Term): boolean {
  return kind !== 'adj' && kind !== 'adv'
}

/** What two claims share must weigh at least this against what else they differ in. */
const RIVAL_SHARE = 0.8

function decideRivals(facts: Facts, named: Substitution[]): Verdict | Open {
  const { differing, identityDiffers, substitutions, alignment } = facts
  const [first] = named
  const others = substitutions.filter(
    (pair) => !named.includes(pair) && pair.a.weight > 0.5 && pair.b.weight > 0.5 && pair.a.kind !== 'adj',
  )
  if (
    !first ||
    identityDiffers ||
    (differing.length > 0 && !(facts.isSameQuestion && first.isRival)) ||
    others.length > 0
  )
    return verdict('unrelated', 'slots')
  const samePlace = named.filter(({ a: x }) => x.phrase === first.a.phrase)
  if (samePlace.length < named.length || !first.isRival) return verdict('unrelated', 'slots')
  const rest = (terms: Term[], rivals: Term[]): number =>
    terms.filter((term) => !rivals.includes(term)).reduce((sum, { weight }) => sum + weight, 0)
  const matched = alignment.matches.reduce((sum, { a: x }) => sum + x.weight, 0)
  const lone =
    rest(
      facts.loneA.filter(isNoModifier),
      named.map(({ a: x }) => x),
    ) +
    rest(
      facts.loneB.filter(isNoModifier),
      named.map(({ b: y }) => y),
    )
  if (matched <= lone * RIVAL_SHARE) return verdict('unrelated', 'slots')
  if (facts.sign === -1) return verdict('unrelated', 'slots')
  return { ...verdict('contradict', tierOf(facts)), differs: difference('who or what', [first.a], [first.b], facts) }
}

function mentionDifference({ differing, mentionSlot, a, b }: Facts): Difference | null {
  const [pair] = differing
  if (!pair) return null
  const slot = mentionSlot === 'number' && differing.every(({ isIdentity }) => isIdentity) ? 'order' : mentionSlot
  return {
    slot,
    a: { value: a.text.slice(pair.a.start, pair.a.end).trim(), spans: [{ start: pair.a.start, end: pair.a.end }] },
    b: { value: b.text.slice(pair.b.start, pair.b.end).trim(), spans: [{ start: pair.b.start, end: pair.b.end }] },
  }
}

/** One side denies what the other says; how much of it is denied, and how surely, decides how hard they clash. */
function decideNegation(facts: Facts): Verdict | Open {
  const { a, b, overlap, alignment } = facts
  const isPartial = a.cues.share + b.cues.share <= 1
  const isMaybe = (cues: Cues): boolean => cues.certainty === 0 && cues.polarity === -1
  const isHedged = isMaybe(a.cues) !== isMaybe(b.cues) && (isMaybe(a.cues) ? b : a).cues.certainty === 2
  const isExcepted = isLimited(a, alignment.restA) !== isLimited(b, alignment.restB) && facts.opposites.length === 0
  const relation: Relation = isPartial || isHedged || isExcepted ? 'qualifies' : 'contradict'
  const differs = polarityDifference(facts)
  const clashes = facts.substitutions.filter(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  if (facts.isPredicateApart || facts.isTopicApart)
    return {
      promise: overlap,
      decide: (cosine) =>
        cosine >= nearness.far ? { ...verdict(relation, 'embedding'), differs } : verdict('unrelated', 'embedding'),
    }
  if (overlap >= limits.negated && clashes.length === 0) return { ...verdict(relation, tierOf(facts)), differs }
  if (overlap < limits.faint) return verdict('unrelated', 'slots')
  if (clashes.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.kind !== 'adj'))
    return verdict('unrelated', 'slots')
  const isRough = facts.loneA.length > 0 && facts.loneB.length > 0
  const need = (isRough ? nearness.far + 0.05 : nearness.clash) + 0.08 * clashes.length
  return {
    promise: facts.overlap + facts.shared / 2,
    decide: (cosine) =>
      cosine >= need ? { ...verdict(relation, 'embedding'), differs } : verdict('unrelated', 'embedding'),
  }
}

/** Whether a claim has a condition that the other side does not speak of. */
function isLimited({ cues, terms }: Slots, rest: Term[]): boolean {
  const words = terms.filter(({ isCondition, weight }) => isCondition && weight > 0.5)
  return cues.conditions.length > 0 && (words.length === 0 || words.some((term) => rest.includes(term)))
}

function polarityDifference(facts: Facts): Difference {
  const { a, b, swap, opposites } = facts
  const [opposite] = opposites
  if (opposite) return difference('opposite', [opposite.a], [opposite.b], facts)
  if (swap) return difference('roles', [swap[0].a, swap[1].a], [swap[0].b, swap[1].b], facts)
  return difference('negation', a.cues.negations, b.cues.negations, facts)
}
