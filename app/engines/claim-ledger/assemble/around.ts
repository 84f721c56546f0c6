import type { SeatClaim } from '../claims.ts'
import { valueKey, valuesOf } from '../relate/same-frame.ts'
import { isDangling } from '../relate/standing-alone.ts'
import { compareText } from '../text/text.ts'
import type { Edge } from './cluster.ts'

/** A row joins so many sentences of one seat. */
const MOST_OF_SEAT = 2

/** `literal`: how many of those around write each value of the head as it does. */
type Circle = { head: number; members: number[]; echoes: number[]; seats: number; literal: number }

/** A group of claims, the head first; `echoes` say what the head says too and are disputed in something else, at home elsewhere. */
export type Gathered = { members: number[]; echoes: number[] }

/**
 * Claims gathered around those whose words all the others say too: the head of each group comes first. A group never holds a seat
 * of which another claim disputes one of its members, of each seat at most two sentences, and each claim once. Groups of more seats
 * come before those of fewer, and nothing depends on the order of the claims.
 */
export function gatherAround(claims: SeatClaim[], edges: Edge[], isRecord: (claim: SeatClaim) => boolean): Gathered[] {
  const said = saidBy(claims, edges)
  const clashes = edges.filter(({ verdict }) => verdict.relation === 'contradict' && verdict.strength !== 'possible')
  const rivals = rivalsOf(claims, clashes)
  const isElsewhere = elsewhereOf(claims, clashes)
  const free = new Set(claims.keys())
  const orderOf = headOrder(claims, isRecord)
  const groups: Gathered[] = []
  for (;;) {
    const [best] = [...free]
      .filter((head) => !isLoneWord(claims[head]!) || isWholeAnswer(claims[head]!, claims))
      .filter((head) => !isDangling(claims[head]!.text) || isRepeated(head, said, claims))
      .map((head) => circleOf(head, claims, said, rivals, free, isElsewhere))
      .filter(({ members, echoes }) => members.length + echoes.length > 1)
      .toSorted((x, y) => y.seats - x.seats || y.literal - x.literal || orderOf(x.head, y.head))
    if (!best) break
    groups.push({ members: best.members, echoes: best.echoes })
    for (const member of best.members) free.delete(member)
  }
  return [...groups, ...[...free].map((lone) => ({ members: [lone], echoes: [] }))]
}

/** "Plant-based" at the head of a list says nothing; where it is what was asked for the question completes it. */
const isLoneWord = ({ text, isYes, isCompleted, isPoint, slots }: SeatClaim): boolean =>
  slots.isFragment && isPoint !== true && isYes === null && !isCompleted && /^\s*[\p{L}-]+[.!]?\s*$/u.test(text)

/** "FALSE": who says no more has said it all. */
const isWholeAnswer = ({ answer }: SeatClaim, claims: SeatClaim[]): boolean =>
  claims.filter((claim) => claim.answer === answer).length === 1

/** For each claim those that say all of it, with how likely that is. */
function saidBy(claims: SeatClaim[], edges: Edge[]): Map<number, number>[] {
  const said = claims.map(() => new Map<number, number>())
  for (const { a, b, verdict } of edges) {
    if (verdict.relation !== 'agree') continue
    const { within = 'both', share = 1 } = verdict
    if (within === 'a' || within === 'both') said[a]!.set(b, share)
    if (within === 'b' || within === 'both') said[b]!.set(a, share)
  }
  return said
}

function rivalsOf(claims: SeatClaim[], clashes: Edge[]): Set<number>[] {
  const rivals = claims.map(() => new Set<number>())
  for (const { a, b } of clashes) {
    rivals[a]!.add(b)
    rivals[b]!.add(a)
  }
  return rivals
}

/**
 * Whether all that is disputed of a claim is a figure or date that a head does not name: "it opened in 1937 in Utrecht" says that it
 * opened in Utrecht whatever becomes of the year.
 */
function elsewhereOf(claims: SeatClaim[], clashes: Edge[]): (place: number, head: number) => boolean {
  const own = claims.map((_, place) => clashes.filter(({ a, b }) => a === place || b === place))
  return (place, head) => {
    const { quantities, dates } = claims[head]!.slots
    const isOutside = ({ verdict: { differs } }: Edge): boolean =>
      (differs?.slot === 'date' && dates.length === 0) || (differs?.slot === 'number' && quantities.length === 0)
    return own[place]!.length > 0 && own[place]!.every(isOutside)
  }
}

/** Word for word the same behind the same words in two answers: "it" is one thing in both. */
function isRepeated(head: number, said: Map<number, number>[], claims: SeatClaim[]): boolean {
  const before = (place: number): string | undefined => {
    const { answer, order } = claims[place]!
    return order === 0 ? '' : claims.find((one) => one.answer === answer && one.order === order - 1)?.slots.key
  }
  const key = claims[head]!.slots.key
  return [...said[head]!.keys()].some((other) => claims[other]!.slots.key === key && before(other) === before(head))
}

function circleOf(
  head: number,
  claims: SeatClaim[],
  said: Map<number, number>[],
  rivals: Set<number>[],
  free: Set<number>,
  isElsewhere: (place: number, head: number) => boolean,
): Circle {
  const seatOf = (place: number): string => claims[place]!.answer.seat
  const isRival = (place: number, members: number[]): boolean =>
    members.some((one) => rivals[one]!.has(place)) ||
    members.some((one) => [...rivals[one]!].some((rival) => seatOf(rival) === seatOf(place))) ||
    [...rivals[place]!].some((rival) => members.some((one) => seatOf(one) === seatOf(rival)))
  const members = [head]
  const echoes: number[] = []
  const counts = new Map([[seatOf(head), 1]])
  const others = [...said[head]!]
    .filter(([place]) => free.has(place) || isElsewhere(place, head))
    .toSorted((x, y) => y[1] - x[1] || compareText(claims[x[0]]!.text, claims[y[0]]!.text) || x[0] - y[0])
  for (const [place] of others) {
    const count = counts.get(seatOf(place)) ?? 0
    const isAgain = claims[place]!.slots.key === claims[head]!.slots.key
    if (count >= (isAgain ? MOST_OF_SEAT : 1)) continue
    const isEcho = isElsewhere(place, head)
    if (!isEcho && isRival(place, members)) continue
    if (isEcho) echoes.push(place)
    else members.push(place)
    counts.set(seatOf(place), count + 1)
  }
  return { head, members, echoes, seats: counts.size, literal: literalIn(head, [...members, ...echoes], claims) }
}

/** How many claims write each value of the head as it is written there: "343 m/s" beside "767 mph". */
function literalIn(head: number, places: number[], claims: SeatClaim[]): number {
  const keysOf = (place: number): string[] => valuesOf(claims[place]!.text).map(({ text }) => valueKey(text))
  const sought = keysOf(head)
  return sought.length === 0 ? 0 : places.filter((place) => sought.every((key) => keysOf(place).includes(key))).length
}

/** What was computed or recorded leads, then whole sentences in a seat's own words, then those that say more. */
function headOrder(claims: SeatClaim[], isRecord: (claim: SeatClaim) => boolean): (a: number, b: number) => number {
  const rankOf = (claim: SeatClaim): number =>
    (isRecord(claim) ? -4 : 0) +
    (isDangling(claim.text) ? 3 : 0) +
    (claim.isCompleted ? 1 : 0) +
    (claim.slots.isFragment ? 2 : 0)
  return (a, b) => {
    const [x, y] = [claims[a]!, claims[b]!]
    return (
      rankOf(x) - rankOf(y) ||
      y.slots.terms.length - x.slots.terms.length ||
      x.text.length - y.text.length ||
      compareText(x.text, y.text) ||
      compareText(x.answer.seat, y.answer.seat)
    )
  }
}
