import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Difference } from '../relate/verdict.ts'
import { compareText } from '../text/text.ts'
import type { Span } from '../text/text.ts'

/** One value or deed as a claim tells it: `at` is the claim's place, `value` the words that differ, `spans` where they stand. */
export type Told = { at: number; seat: string; value: string; spans: Span[] }

/** The claims of two seats that tell the same of one thing otherwise. */
export function rivalEdge(x: Told, y: Told, slot: string): DecidedEdge {
  const [first, second] = [x, y].toSorted((p, q) => p.at - q.at || compareText(p.seat, q.seat)) as [Told, Told]
  const side = ({ value, spans }: Told) => ({ value, spans })
  return disputeOf(first.at, second.at, { slot, a: side(first), b: side(second) })
}

/** The claims in two places dispute what differs. */
export const disputeOf = (a: number, b: number, differs: Difference): DecidedEdge => ({
  ...{ a, b, tier: 'slots' },
  verdict: { relation: 'contradict', tier: 'slots', differs, share: 1, strength: 'dispute' },
})

/** What was found of pairs of claims, with the rivals in the place of what was found of theirs. */
export function withRivals(edges: DecidedEdge[], rivals: DecidedEdge[]): DecidedEdge[] {
  const keys = new Set(rivals.map(keyOf))
  return rivals.length === 0 ? edges : [...edges.filter((edge) => !keys.has(keyOf(edge))), ...rivals]
}

const keyOf = ({ a, b }: { a: number; b: number }): string => [a, b].toSorted((x, y) => x - y).join('|')

/** Those whose seat says nothing else that clashes with them. */
export const ofOneMind = <T extends { seat: string }>(told: readonly T[], clash: (x: T, y: T) => boolean): T[] =>
  told.filter((one) => !told.some((other) => other !== one && other.seat === one.seat && clash(one, other)))

/** Each two of different seats. */
export const pairsOf = <T extends { seat: string }>(all: readonly T[]): [T, T][] =>
  all.flatMap((x, i) => all.slice(i + 1).flatMap((y): [T, T][] => (x.seat === y.seat ? [] : [[x, y]])))

/** Each claim with its place and its seat. */
export const placedClaims = (claims: readonly SeatClaim[]) =>
  claims.map((claim, at) => ({ claim, at, seat: claim.answer.seat }))
