import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { areLikeWords } from './counted.ts'

/** Whether one share is what the other leaves: over 90 % beside fewer than one in ten. */
export function isRestOf(a: Quantity, b: Quantity): boolean {
  const isStretch = a.bound === 'range' || b.bound === 'range'
  return !isStretch && Math.abs(a.value + b.value - 1) < SLACK
}

const SLACK = 0.03

/** A share and the rest clash where the same is said of both: "a third passed", not "two thirds failed". */
export function areSaidAlike(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
  lexicon: Lexicon,
): boolean {
  if (left.cues.polarity !== right.cues.polarity) return false
  const last = ({ terms }: Slots): string => terms.at(-1)?.lemma ?? ''
  const isSameEnd = areLikeWords(last(left), last(right), lexicon)
  if (a.verb === null || b.verb === null) return isSameEnd
  return areLikeWords(a.verb, b.verb, lexicon) && (a.verb !== 'be' || isSameEnd)
}

/** "Eight square metres for each desk" and "200 m² for the 25 desks": one is so many times the other. */
export function isShareOfAll(a: Quantity, b: Quantity, left: Slots, right: Slots): boolean {
  const times = Math.max(a.value, b.value) / Math.min(a.value, b.value)
  if (Math.abs(times - 2) < 0.02 && (BOTH.test(left.text) || BOTH.test(right.text))) return true
  if (a.dimension === 'count' && !EACH.test(left.text) && !EACH.test(right.text)) return false
  return [...left.quantities, ...right.quantities].some(
    ({ dimension, value, text }) =>
      dimension === 'count' &&
      value > 1 &&
      text !== a.text &&
      text !== b.text &&
      Math.abs(value - times) < 0.01 * times,
  )
}

/** "52 white and 36 black keys" are 88: a number that two of the other claim come to. */
export function isSumOf(a: Placed<Quantity>, b: Placed<Quantity>, left: Slots, right: Slots): boolean {
  return comesTo(a, b, right) || comesTo(b, a, left)
}

function comesTo({ dimension, value }: Quantity, other: Placed<Quantity>, { quantities }: Slots): boolean {
  return quantities.some((one) => {
    const isOther = one.counted !== null && other.counted !== null && one.counted !== other.counted
    if (isOther || one.dimension !== dimension || one.start === other.start || one.value < 2 || other.value < 2)
      return false
    const made = [one.value + other.value, Math.abs(one.value - other.value)]
    if (dimension === 'count') made.push(one.value * other.value)
    return value > 2 && made.some((sum) => Math.abs(sum - value) < 0.005 * value)
  })
}

const EACH = /\b(?:each|apiece|per|every|itself|both|altogether|in all|all told|in total|together|combined)\b/i

const BOTH = /\b(?:each (?:way|side)|and back|both|either side|round trip)\b/i
