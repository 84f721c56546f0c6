import type { LedgerAnswer, SeatClaim } from './claims.ts'
import type { Related } from './judgements.ts'
import { contextOf } from './panel-judge.ts'
import { candidatesWithin } from './prune.ts'
import type { Candidate } from './prune.ts'
import { relateAll } from './relation.ts'
import type { Cut } from './record.ts'
import type { LedgerTools, PairToRelate } from './relation.ts'
import { verdict } from './relate/verdict.ts'
import type { Relation, Verdict } from './relate/verdict.ts'
import type { Asked } from './segment/question-form.ts'

/** About 10 ms each: enough for a panel of five answers within 300 ms. */
const MOST_TEXTS = 10
/** An answer in prose says several things, as people and models do; a table or a dictionary says one. */
const PROSE_CLAIMS = 2

/** How the claims of a panel stand to each other: those of different seats that share most, and equal ones of one seat. */
export async function relatedOf(...of: Parameters<typeof relatedWithin>): Promise<Related[]> {
  return (await relatedWithin(...of)).related
}

/** The same, and what of the panel was left out. */
export async function relatedWithin(
  claims: SeatClaim[],
  asked: Asked | null,
  question: string,
  tools: LedgerTools,
): Promise<{ related: Related[]; cuts: Cut[] }> {
  const among = pairsWithin(claims, asked)
  const pairs = among.pairs.map((pair) => ({ ...pair, question }))
  const verdicts = await relateAll(pairs, tools, MOST_TEXTS)
  const related = pairs.map(({ a, b, isNearest, pair }, i) => ({
    a,
    b,
    isNearest,
    verdict: answered(pair, verdicts[i]!),
  }))
  const cuts: Cut[] = pairs.length < among.of ? [{ what: 'pairs', compared: pairs.length, of: among.of }] : []
  return { related: withoutWeaker(withoutUnlikely(related, claims), claims), cuts }
}

/** Two answers that both say yes, or both no, contradict each other elsewhere only where so much speaks for it. */
const LEAST_OF_ONE_MIND = 0.6

function withoutUnlikely(related: Related[], claims: SeatClaim[]): Related[] {
  const minds = new Map<LedgerAnswer, boolean>()
  for (const { answer, isYes } of claims) if (isYes !== null && !minds.has(answer)) minds.set(answer, isYes)
  const isOfOneMind = ({ a, b }: Related): boolean => {
    const [own, other] = [a, b].map((i) => minds.get(claims[i]!.answer))
    return own !== undefined && own === other
  }
  return related.map((one) =>
    one.verdict.relation === 'contradict' && shareOf(one) < LEAST_OF_ONE_MIND && isOfOneMind(one)
      ? { ...one, verdict: verdict('unrelated', 'learned') }
      : one,
  )
}

/** A yes and a no to one question contradict each other; two of them with other words beside never do. */
function answered([a, b]: [SeatClaim, SeatClaim], verdict: Verdict): Verdict {
  if (a.isYes === null || b.isYes === null || verdict.tier === 'exact') return verdict
  const relation = a.isYes === b.isYes ? 'qualifies' : 'contradict'
  return { relation, tier: 'slots', differs: verdict.relation === relation ? verdict.differs : null }
}

/** How much likelier it must be that an answer says the same than that it contradicts it elsewhere. */
const FAR_LIKELIER = 2

/**
 * A claim contradicts one claim of another answer at most, the likeliest of both; and none of an answer that far more
 * likely says the same.
 */
function withoutWeaker(related: Related[], claims: SeatClaim[]): Related[] {
  const sidesOf = ({ a, b }: Related): string[] => [`${a}|${claims[b]!.answer.seat}`, `${b}|${claims[a]!.answer.seat}`]
  const mostOf = (relation: Relation): Map<string, number> => {
    const most = new Map<string, number>()
    for (const one of related.filter(({ verdict }) => verdict.relation === relation))
      for (const side of sidesOf(one)) most.set(side, Math.max(shareOf(one), most.get(side) ?? 0))
    return most
  }
  const [contradicting, agreeing] = [mostOf('contradict'), mostOf('agree')]
  const isWeaker = (one: Related): boolean =>
    sidesOf(one).some(
      (side) => shareOf(one) < contradicting.get(side)! || shareOf(one) * FAR_LIKELIER <= (agreeing.get(side) ?? 0),
    )
  return related.map((one) =>
    one.verdict.relation === 'contradict' && isWeaker(one) ? { ...one, verdict: verdict('unrelated', 'learned') } : one,
  )
}

/** What the rules found of claims that are not in prose is certain. */
const shareOf = ({ verdict }: Related): number => verdict.share ?? 1

/** The pairs worth comparing, each with where its claims come from. */
export const pairsAmong = (claims: SeatClaim[], asked: Asked | null): PanelPair[] => pairsWithin(claims, asked).pairs

type PanelPair = Candidate & PairToRelate<SeatClaim>

function pairsWithin(claims: SeatClaim[], asked: Asked | null): { pairs: PanelPair[]; of: number } {
  const prose = proseAmong(claims)
  const { candidates, of } = candidatesWithin(claims, asked)
  const pairs = candidates.map((candidate) => {
    const pair: [SeatClaim, SeatClaim] = [claims[candidate.a]!, claims[candidate.b]!]
    const isAnswered = pair.every(({ isAnswer }) => isAnswer)
    const isSameQuestion = (asked?.expectsOne ?? false) && isAnswered
    const closeness = asked?.isYesNo && isAnswered ? 'answers' : candidate.isNearest ? 'nearest' : ('apart' as const)
    const isProse = pair.every(({ answer }) => prose.has(answer))
    const context = isProse ? { context: contextOf(candidate, pair, asked) } : {}
    return {
      ...candidate,
      pair,
      setting: { isSameQuestion, asksFigure: asked?.expects === 'number', closeness, ...context },
    } satisfies PanelPair
  })
  return { pairs, of }
}

function proseAmong(claims: SeatClaim[]): Set<LedgerAnswer> {
  const counts = new Map<LedgerAnswer, number>()
  for (const { answer } of claims) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= PROSE_CLAIMS).map(([answer]) => answer))
}
