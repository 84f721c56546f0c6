import type { SeatClaim } from '../claims.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Placed } from '../slots/slots.ts'
import { isLimit } from '../segment/yes-or-no.ts'
import { toKey } from '../text/text.ts'
import { emptyWords } from '../text/vocabulary.ts'
import { ofOneMind, pairsOf, rivalEdge, withRivals } from './told-rivals.ts'
import type { Told } from './told-rivals.ts'

/** How long a thing may be kept, where and in which state, as one claim says it. */
type Kept = { figure: Placed<Quantity>; high: number; low: number; place: Place; state: string; things: Set<string> }
type Place = 'fridge' | 'freezer' | 'room' | null

const PLACES: readonly [Exclude<Place, null>, RegExp][] = [
  ['fridge', /\b(?:refrigerat\w*|fridge|chill(?:ed|er)?)\b/gi],
  ['freezer', /\b(?:freez\w+|frozen|deep-freeze)\b/gi],
  ['room', /\b(?:room temperature|counter(?:top)?|pantry|cupboard|cellar)\b/gi],
]
const STATES =
  /\b(?:un)?(?:opened|cooked|peeled|cut|ripe|sealed)\b|\b(?:raw|dried|dry|fresh|thawed|defrosted|canned|tinned|vacuum|sliced|homemade|shop-bought|store-bought)\b/gi
/** Words of a state that is the usual one. */
const USUAL = new Set(['cooked', 'fresh'])

const KEEPING = new Set([
  'keep',
  'store',
  'last',
  'stay',
  'remain',
  'hold',
  'refrigerate',
  'freeze',
  'stand',
  'survive',
])
const USING = new Set(['eat', 'use', 'consume', 'finish', 'drink'])
/** "Within two hours of cooking", "after three days", "every four hours" say when, not how long. */
const WHEN = /\b(?:within|after|before|every|in|by|at)(?: (?:the|about|around|only|just|first))?\s*$/i
const WHEN_SAID = /^(?:within|after|before|every|in|by|at(?! most)) /i
const WITHIN = /\b(?:within|in|for|inside)(?: (?:the|about|around|only|just|at most|no more than|up to))?\s*$/i
const GOOD_FOR = /\b(?:good|safe|fresh|fine|edible|usable|okay|ok) (?:to eat )?for(?: (?:about|around|only|just))?\s*$/i
/** What comes after a figure that counts from something else. */
const COUNTED_FROM = /^\s*(?:of cooking|of purchase|later|ago|old|in advance|before|after (?!opening))/i
/** A condition under which the figure alone holds; how a thing is stored well is none. */
const WELL_KEPT =
  /\b(?:stor|kept|keep|refrigerat|chill|prompt|quick|proper|correct|airtight|seal|contain|cover|clean|cool)/i
const LEAST_SECONDS = 3600

/** How long a claim says that something keeps; null where it says no such thing, or says it of a special case. */
export function keptTime({ slots }: Pick<SeatClaim, 'slots'>): Kept | null {
  const { text, quantities, terms, cues } = slots
  const limits = cues.conditions.map(({ start, end }) => text.slice(start, end))
  if (cues.polarity === -1 || isLimit(text) || limits.some((limit) => !WELL_KEPT.test(limit))) return null
  const figures = quantities.filter((one) => isLength(one) && isHowLong(one, text))
  const [figure] = figures
  if (!figure || figures.length > 1) return null
  const high = figure.bound === 'over' ? Number.NaN : figure.high
  if (!(high >= LEAST_SECONDS)) return null
  const things = terms.filter(
    ({ kind, weight, role, lemma }) =>
      kind !== 'verb' && kind !== 'adv' && kind !== 'adj' && weight > 0.5 && 'SOC'.includes(role) && !isPlace(lemma),
  )
  return {
    figure,
    high,
    low: Math.max(0, figure.low),
    place: placeNear(text, figure),
    state: [...new Set((text.toLowerCase().match(STATES) ?? []).filter((word) => !USUAL.has(word)))].toSorted().join(),
    things: new Set(things.map(({ lemma }) => lemma.toLowerCase()).filter((lemma) => !ANY_THING.has(lemma))),
  }
}

const ANY_THING = new Set(['leftover', 'leftovers', 'food', 'rest', 'remainder', 'batch', 'portion', 'it', 'they'])
const isPlace = (word: string): boolean => PLACES.some(([, pattern]) => word.search(pattern) >= 0)
const isLength = ({ dimension, isAside }: Placed<Quantity>): boolean => dimension === 'time' && !isAside

const ORDERED =
  /(?:\b(?:and|or|then)|,) (?:then )?(\p{L}+) (?:it|them|this|the rest|(?:any )?leftovers)\b[^,.;]{0,60}$/iu

function isHowLong({ start, end, verb, text: said }: Placed<Quantity>, text: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (COUNTED_FROM.test(after)) return false
  if (GOOD_FOR.test(before)) return true
  // "Cool it within one hour and store it for": the second order is the one of the figure.
  const ordered = ORDERED.exec(before)?.[1]?.toLowerCase() ?? ''
  const told = KEEPING.has(ordered) || USING.has(ordered) ? ordered : verb
  if (told === null) return false
  const isMost = /^(?:up to|at most|no more than|not more than|a maximum of)/i.test(said)
  // "Keeps up to six days" is read as the verb "keep up".
  const does = /^up to /i.test(said) ? told.replace(/ up$/, '') : told
  if (USING.has(does)) return isMost || WITHIN.test(before) || /^within /i.test(said)
  return KEEPING.has(does) && !WHEN.test(before) && !WHEN_SAID.test(said)
}

function placeNear(text: string, figure: Placed<Quantity>): Place {
  const found = PLACES.flatMap(([place, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ place, distance: Math.abs(index - figure.start) })),
  )
  return found.toSorted((x, y) => x.distance - y.distance)[0]?.place ?? null
}

/** A difference smaller than this is no other advice. */
const FAR = 1.3

/** Whether two limits are apart: the longer one is longer by far, and does not begin below the shorter. */
export function areKeptApart(x: Kept, y: Kept): boolean {
  const [short, long] = x.high <= y.high ? [x, y] : [y, x]
  if (long.high < short.high * FAR) return false
  return long.figure.bound !== 'range' || short.high < long.low
}

/** Whether claims tell how long something keeps in several places or states: they answer in different cases, not differently. */
export function areKeptElsewhere(claims: readonly SeatClaim[]): boolean {
  const kept = claims.flatMap((claim) => keptTime(claim) ?? [])
  const isSeveral = (values: readonly (string | null)[]): boolean => new Set(values.filter(Boolean)).size > 1
  return isSeveral(kept.map(({ place }) => place)) || isSeveral(kept.map(({ state }) => state))
}

/** "Let it stand two hours" is a step of making it. */
const isPassing = ({ figure }: Kept): boolean => PASSING.has(figure.verb ?? '')
const PASSING = new Set(['stand', 'hold', 'stay', 'remain', 'freeze', 'survive'])

/** Whether two claims speak of one thing in one place and state; what a claim leaves unsaid is what the question asks of. */
function areOfOne(x: Kept, y: Kept, sought: ReadonlySet<string>): boolean {
  if (x.state !== y.state) return false
  if (x.place !== y.place && x.place !== null && y.place !== null) return false
  if (x.place !== y.place && (x.place ?? y.place) !== 'fridge') return false
  const isAsked = (things: ReadonlySet<string>): boolean => [...things].some((thing) => sought.has(thing))
  if (x.things.size > 0 && y.things.size > 0) return [...x.things].some((thing) => y.things.has(thing))
  // "Keep it 3 days", "eat it within a day": where neither names a thing, both speak of the one that is asked about.
  if (x.things.size === 0 && y.things.size === 0) return sought.size > 0 && !isPassing(x) && !isPassing(y)
  return isAsked(x.things) || isAsked(y.things)
}

/**
 * How long one thing keeps is set side by side wherever two seats say it, in whatever words, units and ranges: where one allows far
 * longer than the other they are rivals. Of a seat that names several such times for one place nothing is held against others.
 */
export function withKept(edges: DecidedEdge[], claims: SeatClaim[], question: string): DecidedEdge[] {
  const sought = new Set(
    toKey(question)
      .split(' ')
      .filter((word) => !emptyWords.has(word)),
  )
  const said = claims.flatMap((claim, at) => {
    const kept = keptTime(claim)
    return kept ? [{ at, seat: claim.answer.seat, kept }] : []
  })
  const single = ofOneMind(said, (one, other) => areOfOne(one.kept, other.kept, sought))
  const rivals = pairsOf(single)
    .filter(([x, y]) => areOfOne(x.kept, y.kept, sought) && areKeptApart(x.kept, y.kept))
    .map(([x, y]) => rivalEdge(toTold(x), toTold(y), 'number'))
  return withRivals(edges, rivals)
}

const toTold = ({ at, seat, kept: { figure } }: { at: number; seat: string; kept: Kept }): Told => ({
  at,
  seat,
  value: figure.text,
  spans: [{ start: figure.start, end: figure.end }],
})
