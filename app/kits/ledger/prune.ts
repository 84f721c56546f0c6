import type { SeatClaim } from './claims.ts'
import type { Asked } from './question-form.ts'
import { stem } from './stem.ts'

/** Beyond this many pairs only those that share most are compared. */
const MOST_PAIRS = 450

/**
 * The pairs worth comparing: of different answers, and sharing a word, a figure's kind or the completed question; the
 * nearest first. Equal claims within one answer are paired too, so that a repetition is one claim.
 */
export function candidatePairs(claims: SeatClaim[], asked: Asked | null): [number, number][] {
  const signs = claims.map(signsOf)
  const subject = new Set((asked?.subject ?? '').toLowerCase().split(/\s+/).map(stem))
  const rarity = new Map<string, number>()
  for (const set of signs) for (const sign of set) rarity.set(sign, (rarity.get(sign) ?? 0) + 1)
  const pairs: { pair: [number, number]; score: number }[] = []
  for (const [i, left] of claims.entries()) {
    for (let j = i + 1; j < claims.length; j += 1) {
      const right = claims[j]
      if (!right) continue
      const score = scoreOf(signs[i] ?? new Set(), signs[j] ?? new Set(), rarity, subject)
      const isOwn = left.answer === right.answer
      const isAsked = left.isCompleted || right.isCompleted || (left.order === 0 && right.order === 0)
      if (isOwn ? score > 1.2 || left.slots.key === right.slots.key : score > 0.35 || isAsked)
        pairs.push({ pair: [i, j], score: score + (isAsked ? 1 : 0) })
    }
  }
  const kept = pairs.length <= MOST_PAIRS ? pairs : pairs.toSorted((a, b) => b.score - a.score).slice(0, MOST_PAIRS)
  return kept.map(({ pair }) => pair).toSorted(([a, b], [c, d]) => a - c || b - d)
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
