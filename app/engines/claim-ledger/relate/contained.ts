import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { roleClass } from './align.ts'
import type { Match } from './align.ts'
import type { Facts } from './facts.ts'
import { areValuesApart, sharedValues } from './shared-values.ts'
import type { Suspicion } from './verdict.ts'

/**
 * Whether one claim says all that the other says, each word in its place, and only tells it more closely: "a painter" and "a
 * Mexican painter", "in the Louvre" and "in the Louvre in Paris". Such claims are never beside each other, whatever the network
 * makes of their likeness.
 */
export function isContained(facts: Facts, { stage }: Suspicion): boolean {
  const { a, b, alignment, loneA, loneB } = facts
  if ((stage !== 'agreement' && stage !== 'limit') || facts.sign === -1 || facts.isOtherKind) return false
  if (isOnly(a) !== isOnly(b)) return false
  const [inA, inB] = [alignment.matches.map((match) => match.a), alignment.matches.map((match) => match.b)]
  const isAWithin = alignment.coverA === 1 && loneA.length === 0 && loneB.every((term) => isCloser(term, b, inB))
  const isBWithin = alignment.coverB === 1 && loneB.length === 0 && loneA.every((term) => isCloser(term, a, inA))
  return (isAWithin || isBWithin) && alignment.matches.every(isInPlace) && !areValuesApart(sharedValues(facts))
}

/** "To everyone" and "only to companies". */
const isOnly = ({ text }: Slots): boolean => /\b(?:only|solely|exclusively|merely)\b/i.test(text)

const isInPlace = ({ a, b, how }: Match): boolean =>
  (how === 'same' || how === 'synonym') &&
  (Math.min(a.weight, b.weight) <= 0.5 || roleClass(a.role) === roleClass(b.role))

/** No verb of its own, and no head of a matched word: "the school gate" is no school. */
function isCloser(term: Term, { text }: Slots, matched: Term[]): boolean {
  const isHeadOf = ({ end, phrase, kind }: Term): boolean =>
    kind !== 'adj' && phrase === term.phrase && end <= term.start && /^[\s-]*$/.test(text.slice(end, term.start))
  return term.role !== 'V' && (term.kind === 'adv' || !matched.some(isHeadOf))
}
