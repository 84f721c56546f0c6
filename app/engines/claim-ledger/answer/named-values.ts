import type { SeatClaim } from '../claims.ts'
import { compareDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Placed } from '../slots/slots.ts'
import { toPlainText } from '../text/text.ts'
import { ofOneMind, pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'
import { areOneFigure } from './values-asked.ts'

type Value = Placed<Quantity> | Placed<DateMention>
/** "Upper limit: 4,000 IU", "the exclusion, which is $18,000": a name and the value that stands right behind it. */
type Named = Told & { name: string[]; isLabel: boolean; mention: Value; others: Value[] }

/** What stands before a colon, or before "is" in a sentence or in an aside of one. */
const LABEL = /^([\p{L}][^:.!?]{2,48}):\s+/u
const SAID = new RegExp(
  String.raw`(?:^|[,;(]\s?|\b(?:exceeds?|over|above|below|under|reaches?|than) )((?:the |an? |its? |` +
    String.raw`your )?[\p{L}][\p{L}\d' -]{2,60}?),?(?: which)? (?:is|are|was|were) (?:currently |now |usually |typically |` +
    String.raw`generally |set at |only )?(?=[\p{Sc}\d]|about |around |approximately |roughly |up to |at least )`,
  'iu',
)
/** What comes before a name in its sentence: "above the allowance, which is". */
const BEFORE_NAME = /\b(?:exceeds?|over|above|below|under|reaches|than|that|where|when|because|but|so)\s/i
/** So far behind the name the value may begin. */
const MOST_BETWEEN = 16
/** Words that name no attribute. */
const NAMELESS =
  /^(?:it|this|that|there|they|he|she|you|we|example|note|tip|step|option|day|week|year|item|no|yes|what|which|if|when)\b/i

/** The named value a claim opens with; null where it has none, or several, or holds in one case only. */
function namedIn(claim: SeatClaim, at: number): Named | null {
  const text = toPlainText(claim.text)
  const { slots } = claim
  const said = LABEL.exec(text)
  const found = said ?? SAID.exec(text)
  const label = found?.[1]?.split(BEFORE_NAME).at(-1)
  if (!found || label === undefined || NAMELESS.test(label) || slots.cues.polarity === -1) return null
  const end = found.index + found[0].length
  // What "which is" adds holds whatever the condition before it.
  const isBeside = /\bwhich\b/.test(found[0])
  if (slots.cues.conditions.some(({ start }) => start >= end || !isBeside)) return null
  const mentions: Value[] = [...slots.quantities, ...slots.dates].filter(({ isAside }) => !isAside)
  const mention = mentions.find(({ start }) => start >= end - 12 && start <= end + MOST_BETWEEN)
  const name = stemsOf(label)
  if (!mention || name.length === 0 || isOrdinal(mention)) return null
  const value = text.slice(mention.start, mention.end).trim()
  const others = mentions.filter((one) => one !== mention)
  return {
    at,
    seat: claim.answer.seat,
    name,
    isLabel: said !== null,
    mention,
    others,
    value,
    spans: [{ start: mention.start, end: mention.end }],
  }
}

const isOrdinal = (mention: Value): boolean =>
  'dimension' in mention && (mention.dimension === 'ordinal' || mention.dimension === 'label')

/** One name: the same words, or those of one and two or more of them in the other. */
function areOneName(x: Named, y: Named): boolean {
  const [short, long] = x.name.length <= y.name.length ? [x, y] : [y, x]
  if (!short.name.every((word) => long.name.includes(word))) return false
  return short.name.length === long.name.length
    ? short.isLabel === long.isLabel || short.name.length > 1
    : isSpare(short, long)
}

/** What one name has besides may only be a year or figure: "the exclusion for 2024". */
const isSpare = (short: Named, long: Named): boolean =>
  short.name.length > 1 && long.name.every((word) => short.name.includes(word) || /^\d+$/.test(word))

const areOne = (x: Value, y: Value): boolean | null => {
  if ('years' in x && 'years' in y) return compareDates(x, y) !== 'differs'
  if ('dimension' in x && 'dimension' in y) return areOneFigure(x, y)
  return null
}

/** Figures that are rounded alike or taken in other years are near each other; other rules and counts are not. */
const LEAST_APART = 0.08
function areFarApart(x: Value, y: Value): boolean {
  if (!('dimension' in x) || !('dimension' in y)) return true
  if (x.dimension.startsWith('money')) return true
  const size = Math.max(Math.abs(x.value), Math.abs(y.value))
  return size > 0 && Math.abs(x.value - y.value) >= LEAST_APART * size
}

/** Figures of two years are no rivals. */
function areOfOneYear(x: Named, y: Named): boolean {
  const yearsOf = ({ others, name }: Named): string[] => [
    ...others.flatMap((one) => ('years' in one && one.years ? [String(one.years[0])] : [])),
    ...name.filter((word) => /^(?:1[5-9]|20)\d\d$/.test(word)),
  ]
  const [one, other] = [yearsOf(x), yearsOf(y)]
  return one.length === 0 || other.length === 0 || one.some((year) => other.includes(year))
}

/**
 * One named value is set side by side wherever two seats tell it: "Upper limit: 4,000 IU", "Upper limit: 10,000 IU". Of a seat that
 * has it twice, and of who names the other's value too, nothing is held against anybody.
 */
export function withNamedValues(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const named = placedClaims(claims).flatMap(({ claim, at }) => namedIn(claim, at) ?? [])
  const single = ofOneMind(named, areOneName)
  const isSaidBy = (value: Value, seat: string): boolean =>
    claims.some(
      ({ answer, slots }) =>
        answer.seat === seat && [...slots.quantities, ...slots.dates].some((one) => areOne(one, value) === true),
    )
  const rivals = pairsOf(single)
    .filter(([x, y]) => areOneName(x, y) && areOfOneYear(x, y) && areOne(x.mention, y.mention) === false)
    .filter(([x, y]) => areFarApart(x.mention, y.mention))
    .filter(([x, y]) => !isSaidBy(x.mention, y.seat) && !isSaidBy(y.mention, x.seat))
    .map(([x, y]) => rivalEdge(x, y, 'years' in x.mention ? 'date' : 'number'))
  return withRivals(withoutOtherNames(edges, claims), rivals)
}

/** "French Open: 1" and "Wimbledon: 7" are no rivals: a label says of what its figure is told. */
function withoutOtherNames(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const labels = claims.map(({ text }) => {
    const label = LABEL.exec(toPlainText(text))
    return label && /^[\p{Sc}~≈]?\s?\d/u.test(toPlainText(text).slice(label[0].length)) ? stemsOf(label[1]!) : null
  })
  const isOfOther = (label: string[] | null, other: string): boolean => {
    if (!label || label.length === 0) return false
    const said = stemsOf(other)
    return !label.some((word) => said.includes(word))
  }
  return edges.filter(({ a, b, verdict }) => {
    if (verdict.relation !== 'contradict' || (verdict.differs?.slot !== 'number' && verdict.differs?.slot !== 'date'))
      return true
    return !isOfOther(labels[a] ?? null, claims[b]?.text ?? '') && !isOfOther(labels[b] ?? null, claims[a]?.text ?? '')
  })
}
