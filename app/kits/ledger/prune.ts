import type { LedgerAnswer, SeatClaim } from './claims.ts'
import type { Asked } from './question-form.ts'
import { stem } from './stem.ts'

/** Beyond this many pairs only those that share most are compared. */
const MOST_PAIRS = 450

/** Two claims by their places; `isNearest` says that neither answer has a claim that is nearer to the other one's. */
export type Candidate = { a: number; b: number; isNearest: boolean }

/**
 * The pairs worth comparing: of different answers, and sharing a word, a figure's kind or the completed question; the
 * nearest first. Equal claims within one answer are paired too, so that a repetition is one claim.
 */
export function candidatePairs(claims: SeatClaim[], asked: Asked | null): Candidate[] {
  const signs = claims.map(signsOf)
  const subject = new Set((asked?.subject ?? '').toLowerCase().split(/\s+/).map(stem))
  const rarity = new Map<string, number>()
  for (const set of signs) for (const sign of set) rarity.set(sign, (rarity.get(sign) ?? 0) + 1)
  const best = claims.map(() => new Map<LedgerAnswer, number>())
  const scored: { a: number; b: number; score: number; promise: number }[] = []
  for (const [a, left] of claims.entries()) {
    for (let b = a + 1; b < claims.length; b += 1) {
      const right = claims[b]
      if (!right) continue
      const score = scoreOf(signs[a] ?? new Set(), signs[b] ?? new Set(), rarity, subject)
      const isOwn = left.answer === right.answer
      const isAsked = left.isCompleted || right.isCompleted || (left.order === 0 && right.order === 0)
      raise(best[a], right.answer, score)
      raise(best[b], left.answer, score)
      if (isOwn ? score > 1.2 || left.slots.key === right.slots.key : score > 0.35 || isAsked)
        scored.push({ a, b, score, promise: score + (isAsked ? 1 : 0) })
    }
  }
  const kept =
    scored.length <= MOST_PAIRS ? scored : scored.toSorted((x, y) => y.promise - x.promise).slice(0, MOST_PAIRS)
  return kept
    .toSorted((x, y) => x.a - y.a || x.b - y.b)
    .map(({ a, b, score }) => ({
      a,
      b,
      isNearest: isBest(best[a], claims[b], score) && isBest(best[b], claims[a], score),
    }))
}

function raise(best: Map<LedgerAnswer, number> | undefined, answer: LedgerAnswer, score: number): void {
  best?.set(answer, Math.max(score, best.get(answer) ?? 0))
}

function isBest(best: Map<LedgerAnswer, number> | undefined, other: SeatClaim | undefined, score: number): boolean {
  return other !== undefined && score >= (best?.get(other.answer) ?? 0)
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
