import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { LedgerAnswer, SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Segment } from '../segment/segment.ts'
import { readSlots } from '../slots/slots.ts'
import { readTokens } from '../text/tokens.ts'
import { enumerated } from './enumerated.ts'
import { listPoints, sideOfQuestion } from './list-points.ts'
import type { ListPoint, Side } from './list-points.ts'
import { openingOrders } from './opening-orders.ts'
import { pointWords, samePoint } from './point-words.ts'
import type { PointWords } from './point-words.ts'

/** `place` is the claim that says the point and no more; null where the item tells more. */
type Point = ListPoint & { answer: LedgerAnswer; words: PointWords; place: number | null }
type Pointed = { claims: SeatClaim[]; edges: DecidedEdge[] }

/** Of two things held against each other a heading tells nothing, and what a recipe takes is of that recipe. */
const COMPARING =
  /\b(?:differences?|different|differ|compare|compared|comparison|contrast|vs\.?|versus|similarities|distinguish|distinction)\b|^(?:is|are|which|who|should|do|does)\b[^?]{0,200}\bor\b/i
const RECIPE = /\brecipes?\b|\bhow (?:do|can|should|to) (?:\p{L}+ )?(?:make|cook|bake|prepare|fry|boil)\b/iu

/**
 * The points that lists of several answers have in common, as claims of their own at the end of the list, with who says the same.
 * Where a point is all that a claim says, that claim stands for it, and names in two lists are one or nothing to each other.
 */
export function withPoints(
  { claims, edges }: Pointed,
  answers: readonly LedgerAnswer[],
  question: string,
  lexicon: Lexicon,
): Pointed {
  if (RECIPE.test(question) || COMPARING.test(question)) return { claims, edges }
  const sought = pointWords(question).all
  const asked = sideOfQuestion(question)
  const points = answers.flatMap((answer) => pointsOf(answer, claims, sought))
  const all = claims.map((claim, at): SeatClaim => {
    const point = points.find(({ place }) => place === at)
    return point ? { ...claim, ...readAs(point, claim.segment, asked), text: point.text, isCompleted: false } : claim
  })
  const added = new Map<Point, number>()
  const placeOf = (point: Point): number => {
    const place = point.place ?? added.get(point) ?? all.push(toClaim(point, claims, asked, lexicon)) - 1
    added.set(point, place)
    return place
  }
  const sharedBy = (x: Point, y: Point): DecidedEdge[] => {
    if (x.answer.seat === y.answer.seat || (x.side ?? asked) !== (y.side ?? asked)) return []
    const within = samePoint(x.words, y.words, sought)
    return within === null ? [] : [agreed(placeOf(x), placeOf(y), within)]
  }
  const beside = (found: ReturnType<typeof openingOrders>): Point[] =>
    found
      .map((one): Point => ({ ...one, words: pointWords(one.text) }))
      .filter(
        (one) => !points.some(({ answer, words }) => answer === one.answer && samePoint(words, one.words, sought)),
      )
  const [orders, items] = [beside(openingOrders(all)), beside(enumerated(all))]
  const shared = [
    ...points.flatMap((x, i) => points.slice(i + 1).flatMap((y) => sharedBy(x, y))),
    ...points.flatMap((x) => (hasVerb(x.text) ? orders : items).flatMap((y) => sharedBy(x, y))),
  ]
  return { claims: all, edges: [...edges.filter((edge) => !areNames(edge, points)), ...shared] }
}

/** What was found of two names in lists, where the lists say all there is to say. */
const areNames = ({ a, b }: DecidedEdge, points: readonly Point[]): boolean =>
  [a, b].every((at) => points.some(({ place, text }) => place === at && !hasVerb(text)))

function agreed(x: number, y: number, within: 'a' | 'b' | 'both'): DecidedEdge {
  const said = within === 'both' || x < y ? within : within === 'a' ? 'b' : 'a'
  return {
    ...{ a: Math.min(x, y), b: Math.max(x, y), tier: 'slots' },
    verdict: { relation: 'agree', tier: 'slots', differs: null, share: 1, within: said },
  }
}

const LEAST_OF_LIST = 2

function pointsOf(answer: LedgerAnswer, claims: readonly SeatClaim[], sought: ReadonlySet<string>): Point[] {
  const own = listPoints(answer.text)
  if (own.length < LEAST_OF_LIST) return []
  return own.flatMap((point): Point[] => {
    const words = pointWords(point.text)
    // "Diamond, J" is a reference cut off.
    if (/,\s\p{Lu}$/u.test(point.text)) return []
    if (![...words.telling].some((word) => !sought.has(word))) return []
    const place = claims.findIndex((claim) => isAllOf(claim, answer, point))
    return [{ ...point, answer, words, place: place < 0 ? null : place }]
  })
}

const hasVerb = (text: string): boolean =>
  readTokens(`You should ${text.charAt(0).toLowerCase()}${text.slice(1)}`)[2]?.pos === 'VERB'

const isAllOf = ({ answer, segment }: SeatClaim, of: LedgerAnswer, point: ListPoint): boolean =>
  answer === of && segment.start === point.segment.start && Math.abs(segment.end - point.segment.end) <= 1

/** Where a point stands, and under which heading where the question does not ask for that. */
function readAs(point: Point, segment: Segment, asked: Side | null): Pick<SeatClaim, 'segment' | 'side' | 'isPoint'> {
  const isTitled = point.side !== null && point.side !== asked
  const under = { ...segment, under: point.title.replace(/[:\s]+$/, '') }
  return { isPoint: true, side: isTitled ? point.side : null, segment: isTitled ? under : segment }
}

/** A point as a claim, in its place; under "Drawbacks", where the question does not ask for them. */
function toClaim(point: Point, claims: readonly SeatClaim[], asked: Side | null, lexicon: Lexicon): SeatClaim {
  const before = claims.filter(({ answer, segment }) => answer === point.answer && segment.start < point.segment.start)
  return {
    text: point.text,
    slots: readSlots(point.text, lexicon),
    answer: point.answer,
    ...readAs(point, point.segment, asked),
    isYes: null,
    isCompleted: false,
    isAnswer: false,
    order: before.length,
  }
}
