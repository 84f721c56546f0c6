import type { DateMention } from '../figures/dates.ts'
import { compareDates } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import { compareQuantities } from '../mentions/quantity-pairs.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { toKey } from '../text/text.ts'
import type { Facts } from './facts.ts'

/** Stands for a figure or date in a claim: letters, so that it is a word. */
const MENTION = 'qmentionq'
const CLEFT = /^it (?:is|was) (.+?) (?:that|who|which) (.+)$/
const WHEN_SAID = new RegExp(`^(?:in|during) ${MENTION} | (?:in|during) ${MENTION}$`)

type Mention = Placed<Quantity> | Placed<DateMention>

/**
 * Whether two claims are one wording: word for word the same but for how figures and dates are written, which must say
 * the same one by one, for a cleft ("it was the fox that chased the hare"), for the year of an event, or for what denies
 * one of them. The rules know what such claims are to each other.
 */
export function haveSameWording(facts: Facts): boolean {
  const [fewer, more] = [facts.a, facts.b].toSorted((x, y) => mentionsOf(x).length - mentionsOf(y).length)
  if (!fewer || !more) return false
  const [said, rest] = [mentionsOf(fewer), mentionsOf(more)]
  if (said.length === rest.length) return frameOf(fewer) === frameOf(more) && areSame(said, rest, facts)
  const year = rest.find((mention) => 'years' in mention && mention.years !== null)
  if (!year || rest.length - said.length > 1 || frameOf(more).replace(WHEN_SAID, '') !== frameOf(fewer)) return false
  return areSame(
    said,
    rest.filter((mention) => mention !== year),
    facts,
  )
}

function mentionsOf({ quantities, dates }: Slots): Mention[] {
  return [...quantities, ...dates].toSorted((x, y) => x.start - y.start)
}

function areSame(left: Mention[], right: Mention[], { a, b, lexicon }: Facts): boolean {
  return left.every((x, i) => {
    const y = right[i]
    if (!y) return false
    if ('dimension' in x && 'dimension' in y) return compareQuantities(x, y, a, b, lexicon) === 'same'
    return 'years' in x && 'years' in y && compareDates(x, y) === 'same'
  })
}

/** The words of a claim in lower case, with a sign for each figure and date, without what denies it. */
function frameOf(slots: Slots): string {
  const cuts = [
    ...mentionsOf(slots).map(({ start, end }) => ({ start, end, sign: ` ${MENTION} ` })),
    ...slots.cues.negations.map(({ start, end }) => ({ start, end, sign: ' ' })),
  ].toSorted((x, y) => y.start - x.start)
  const cut = cuts.reduce((rest, { start, end, sign }) => rest.slice(0, start) + sign + rest.slice(end), slots.text)
  return toKey(cut).replace(CLEFT, '$1 $2')
}
