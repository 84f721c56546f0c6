import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Edge } from './assemble/cluster.ts'
import type { SeatClaim } from './claims.ts'
import { factsOf, suspect } from './compare.ts'
import type { Relation, Verdict } from './relate/verdict.ts'
import { stem } from './text/stem.ts'
import { compareText } from './text/text.ts'

/** Two claims of different seats, in the wordings that stand alone. */
export type ClaimPair = { a: string; b: string }
/** How two claims stand to each other in the eyes of a language model. */
export type Judgement = ClaimPair & { relation: Relation }
/** Who decided how two claims stand to each other: a tier of the cascade, the surest first, or a model after all of them. */
export const tiers = ['exact', 'slots', 'lexicon', 'learned', 'embedding', 'model'] as const
export type Tier = (typeof tiers)[number]

/** Two claims, by their places in the list, as the built-in tiers found them. */
export type Related = { a: number; b: number; isNearest: boolean; verdict: Verdict }
export type DecidedEdge = Edge & { tier: Tier }

/** A model reads so many pairs at once and still keeps them apart. */
const MOST_OPEN = 24
const CLAIM_MAX_CHARS = 400
/** Claims with fewer of their words in common are mostly about two things. */
const LEAST_SHARED = 0.25

/**
 * The pairs of different seats that the built-in tiers leave open or find by likeness alone, the most promising first: what
 * was found by likeness, then what is nearest. Each two wordings come once.
 */
export function openAmong(related: readonly Related[], claims: readonly SeatClaim[], most = MOST_OPEN): ClaimPair[] {
  const open = related.flatMap((one) => {
    const [left, right] = [claims[one.a], claims[one.b]]
    if (!left || !right || !isOpen(one, left, right)) return []
    if (Math.max(left.text.length, right.text.length) > CLAIM_MAX_CHARS) return []
    const isFound = one.verdict.relation !== 'unrelated'
    const shared = sharedWords(left, right)
    if (!isFound && !one.isNearest && shared < LEAST_SHARED) return []
    return [{ ...toPair(left.text, right.text), worth: (isFound ? 4 : 0) + (one.isNearest ? 2 : 0) + shared }]
  })
  open.sort((x, y) => y.worth - x.worth || compareText(keyOf(x), keyOf(y)))
  return [...new Map(open.map(({ a, b }) => [keyOf({ a, b }), { a, b }])).values()].slice(0, most)
}

/**
 * The built-in findings with a model's judgements in the places that were open. What exact equality or a clash of figure,
 * unit or date says, no judgement turns into agreement: there the built-in finding stays. Where the built-in tiers found a
 * denial or a contradiction by likeness, agreement of the model counts as one claim qualifying the other; and a seat that
 * agrees with a claim by a surer tier is not made to contradict it by another of its sentences.
 */
export function decide(
  related: readonly Related[],
  claims: readonly SeatClaim[],
  judgements: readonly Judgement[],
  lexicon: Lexicon,
): DecidedEdge[] {
  const known = new Map(judgements.map(({ a, b, relation }) => [keyOf(toPair(a, b)), relation]))
  const agreed = agreedSeats(related, claims)
  return related.map((one) => {
    const { a, b, verdict } = one
    const built: DecidedEdge = { a, b, verdict, tier: verdict.tier }
    const [left, right] = [claims[a], claims[b]]
    const judged = left && right && known.get(keyOf(toPair(left.text, right.text)))
    if (!judged || !isOpen(one, left, right)) return built
    const facts = factsOf(left.slots, right.slots, lexicon)
    const found = suspect(facts)
    const isClash = found.stage === 'figure' || facts.differing.length > 0 || facts.identityDiffers
    if (judged === 'agree' && isClash) return built
    const stands = agreed.get(a)?.has(right.answer.seat) || agreed.get(b)?.has(left.answer.seat)
    if (judged === 'contradict' && stands) return built
    const isDenied = verdict.relation === 'contradict' || found.stage === 'denial'
    const relation = judged === 'agree' && isDenied ? 'qualifies' : judged
    const differs = [verdict, found.verdict].find((each) => each.relation === relation)?.differs ?? null
    // To those who cluster, a model is as sure as likeness: after exact words, slots and the dictionary.
    return { a, b, verdict: { relation, tier: 'embedding', differs }, tier: 'model' }
  })
}

/** For each claim the seats that agree with it by a tier surer than likeness. */
function agreedSeats(related: readonly Related[], claims: readonly SeatClaim[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  const add = (claim: number, other: number) =>
    found.set(claim, (found.get(claim) ?? new Set()).add(claims[other]?.answer.seat ?? ''))
  for (const { a, b, verdict } of related) {
    if (verdict.relation !== 'agree' || isByLikeness(verdict)) continue
    add(a, b)
    add(b, a)
  }
  return found
}

function isOpen({ verdict }: Related, left: SeatClaim, right: SeatClaim): boolean {
  if (left.answer.seat === right.answer.seat || verdict.tier === 'exact') return false
  return isByLikeness(verdict) || verdict.relation === 'unrelated'
}

function toPair(one: string, other: string): ClaimPair {
  return compareText(one, other) <= 0 ? { a: one, b: other } : { a: other, b: one }
}

const keyOf = ({ a, b }: ClaimPair): string => `${a}\n\n${b}`

const isByLikeness = ({ tier }: Verdict): boolean => tier === 'learned' || tier === 'embedding'

/** The share of telling words that two claims have in common, from 0 to 1. */
function sharedWords(left: SeatClaim, right: SeatClaim): number {
  const [x, y] = [wordsOf(left), wordsOf(right)]
  const both = [...x].filter((word) => y.has(word)).length
  return x.size + y.size === 0 ? 0 : (2 * both) / (x.size + y.size)
}

const wordsOf = ({ slots }: SeatClaim): Set<string> =>
  new Set(slots.terms.filter(({ weight }) => weight > 0.5).flatMap(({ lemma }) => lemma.split(' ').map(stem)))
