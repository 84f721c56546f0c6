import type { Cues } from '../slots/cues.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import type { Facts } from './facts.ts'
import type { Substitution } from './rivals.ts'
import { difference, tierOf, verdict } from './verdict.ts'
import type { Difference, Relation, Verdict } from './verdict.ts'

/** Names or values in one place of both claims, or figures that say they speak of two things. */
export function rivalsIn({ substitutions, identityDiffers }: Facts): Substitution[] | null {
  const named = substitutions.filter(({ isNamed, isRival, isVerb }) => !isVerb && (isNamed || isRival))
  return named.length > 0 || identityDiffers ? named : null
}

/** What two claims come to if they are about one thing and a name in one place differs. */
export function rivalVerdict(facts: Facts, named: Substitution[]): Verdict {
  const [first] = named
  if (!first) return verdict('unrelated', 'slots')
  return { ...verdict('contradict', tierOf(facts)), differs: difference('who or what', [first.a], [first.b], facts) }
}

/** What two claims come to if they are about one thing and a figure or date differs. */
export function mentionVerdict(facts: Facts): Verdict {
  return { ...verdict('contradict', tierOf(facts)), differs: mentionDifference(facts) }
}

function isNoModifier({ kind }: Term): boolean {
  return kind !== 'adj' && kind !== 'adv'
}

/** What two claims share must weigh at least this against what else they differ in. */
const RIVAL_SHARE = 0.8

/** Whether another answer to one question stands in the place of a name: decided by rule, as no pair says the question. */
export function decideRivals(facts: Facts, named: Substitution[]): Verdict {
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
export function negationVerdict(facts: Facts): Verdict {
  const { a, b, alignment } = facts
  const isPartial = a.cues.share + b.cues.share <= 1
  const isMaybe = (cues: Cues): boolean => cues.certainty === 0 && cues.polarity === -1
  const isHedged = isMaybe(a.cues) !== isMaybe(b.cues) && (isMaybe(a.cues) ? b : a).cues.certainty === 2
  const isExcepted = isLimited(a, alignment.restA) !== isLimited(b, alignment.restB) && facts.opposites.length === 0
  const relation: Relation = isPartial || isHedged || isExcepted ? 'qualifies' : 'contradict'
  return { ...verdict(relation, tierOf(facts)), differs: polarityDifference(facts) }
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
