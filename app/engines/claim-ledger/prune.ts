import { COMPARISONS, PAIRS, affordable } from './bounds.ts'
import type { LedgerAnswer, SeatClaim } from './claims.ts'
import { both } from './judge/pair-numbers.ts'
import type { Asked } from './segment/question-form.ts'
import { stem } from './text/stem.ts'

/** A repetition within one answer shares so much. */
const SAME_SCORE = 1.2
const FARTHEST_RANK = 4

/**
 * Two claims by their places; `isNearest` says that neither answer has a claim that is nearer to the other one's;
 * `nearness` is what they share, how many claims of the other answer share more (less and more of the two sides), and
 * by how much the best other one is beaten.
 */
export type Candidate = { a: number; b: number; isNearest: boolean; nearness: number[] }

type Scored = { a: number; b: number; score: number; promise: number }

/**
 * The pairs worth comparing: those of different answers, what shares most first where they are too many. Claims of one
 * answer that share nearly everything are paired too, so that a repetition is one claim.
 */
export const candidatePairs = (claims: SeatClaim[], asked: Asked | null): Candidate[] =>
  candidatesWithin(claims, asked).candidates

/** The same, and how many pairs there were. */
export function candidatesWithin(claims: SeatClaim[], asked: Asked | null): { candidates: Candidate[]; of: number } {
  const signs = claims.map(signsOf)
  const subject = new Set((asked?.subject ?? '').toLowerCase().split(/\s+/).map(stem))
  const rarity = new Map<string, number>()
  for (const set of signs) for (const sign of set) rarity.set(sign, (rarity.get(sign) ?? 0) + 1)
  const near = claims.map(() => new Map<LedgerAnswer, number[]>())
  const scored: Scored[] = []
  for (const [a, left] of claims.entries()) {
    for (let b = a + 1; b < claims.length; b += 1) {
      const right = claims[b]!
      const score = scoreOf(signs[a]!, signs[b]!, rarity, subject)
      const isAsked = left.isCompleted || right.isCompleted || (left.order === 0 && right.order === 0)
      add(near[a]!, right.answer, score)
      add(near[b]!, left.answer, score)
      if (left.answer !== right.answer || score > SAME_SCORE || left.slots.key === right.slots.key)
        scored.push({ a, b, score, promise: score + (isAsked ? 1 : 0) })
    }
  }
  const candidates = keptOf(scored, claims)
    .toSorted((x, y) => x.a - y.a || x.b - y.b)
    .map(({ a, b, score }) => {
      const places = [
        placeOf(score, near[a]!.get(claims[b]!.answer) ?? []),
        placeOf(score, near[b]!.get(claims[a]!.answer) ?? []),
      ] as const
      const [ranks, leads] = [both(places[0].rank, places[1].rank), both(places[0].lead, places[1].lead)]
      return { a, b, isNearest: ranks[1] === 0, nearness: [score, ...ranks, ...leads] }
    })
  return { candidates, of: scored.length }
}

/**
 * The pairs that may be compared, those of the most promise first where they are too many or too long. Claims of one
 * wording agree without being compared, so that no bound says of what several answers hold that one alone says it.
 */
function keptOf(scored: Scored[], claims: SeatClaim[]): Scored[] {
  const sizes = claims.map(({ slots }) => slots.terms.length + slots.quantities.length + slots.dates.length)
  const costOf = ({ a, b }: Scored): number => sizes[a]! * sizes[b]!
  const cost = scored.reduce((sum, pair) => sum + costOf(pair), 0)
  if (scored.length <= PAIRS && cost <= COMPARISONS) return scored
  const isEqual = ({ a, b }: Scored): boolean => claims[a]!.slots.key === claims[b]!.slots.key
  const best = scored.filter((pair) => !isEqual(pair)).toSorted((x, y) => y.promise - x.promise)
  return [...scored.filter(isEqual), ...affordable(best.slice(0, PAIRS), costOf, COMPARISONS)]
}

function add(near: Map<LedgerAnswer, number[]>, answer: LedgerAnswer, score: number): void {
  const own = near.get(answer)
  if (own) own.push(score)
  else near.set(answer, [score])
}

/** How many of the scores are higher, and how far this one is above the best other one. */
function placeOf(score: number, all: number[]): { rank: number; lead: number } {
  const rank = all.filter((other) => other > score).length
  const others = all.toSpliced(all.indexOf(score), 1)
  return { rank: Math.min(FARTHEST_RANK, rank), lead: score - Math.max(0, ...others) }
}

function signsOf({ slots }: SeatClaim): Set<string> {
  return new Set([
    ...slots.terms.filter(({ weight }) => weight > 0.5).flatMap(({ lemma }) => lemma.split(' ').map(stem)),
    ...slots.quantities.map(({ dimension }) => `#${dimension.split(':')[0]}`),
    ...slots.dates.map(() => '#date'),
  ])
}

/** Shared signs, the rare ones counting more; words of the question count little, everybody uses them. */
function scoreOf(a: Set<string>, b: Set<string>, rarity: Map<string, number>, subject: Set<string>): number {
  let score = 0
  for (const sign of a)
    if (b.has(sign)) score += (subject.has(sign) ? 0.2 : 1) / Math.sqrt(Math.max(1, (rarity.get(sign) ?? 2) - 1))
  return score
}
