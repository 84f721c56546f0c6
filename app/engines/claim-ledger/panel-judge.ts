import type { SeatClaim } from './claims.ts'
import { blend, relations, shareOf } from './judge/judge.ts'
import { both } from './judge/pair-numbers.ts'
import { readModel } from '#app/platform/models.server.ts'
import { readTraits } from './judge/traits.ts'
import { sharesOf, type Forest } from './judge/trees.ts'
import type { Candidate } from './prune.ts'
import type { Facts } from './relate/facts.ts'
import type { Meaning, Relation, Suspicion } from './relate/verdict.ts'
import type { Asked } from './segment/question-form.ts'

/** How much the network that reads both claims and their question counts beside the trees. */
const NETWORK_SHARE = 0.55
/** Two claims of two answers in prose are mostly about two things: each relation wants so much likelihood. */
const LEAST = { contradict: 0.22, agree: 0.42, qualifies: 0.5 }
/** Less is enough where the rules found a contradiction too. */
const LEAST_RULED = 0.12
/** Where figures clash, to agree and to contradict are one: to be about one thing, which must be so likely. */
const LEAST_ABOUT = 0.6
/** A dispute is clearly likelier than agreement: so many times. */
const CLEARLY = 1.3
/** Where contradiction is likelier than this, nothing agrees: a false agreement hides a dispute. */
const MOST_DOUBT = 0.15

/** Where two claims of two answers stand: how they answer the question, and how near they are beside all others. */
export function contextOf(
  { isNearest, nearness }: Candidate,
  pair: [SeatClaim, SeatClaim],
  asked: Asked | null,
): number[] {
  const [a, b] = pair
  return [
    Number(a.isAnswer) + Number(b.isAnswer),
    Math.abs(a.order - b.order),
    Math.min(a.order, b.order),
    Number(a.isCompleted) + Number(b.isCompleted),
    Number(asked?.isYesNo ?? false),
    Number(asked?.expectsOne ?? false),
    ...both(a.text.length, b.text.length),
    Number(isNearest),
    ...nearness,
  ]
}

/** All that is read off two claims of two answers for the trees; `rule` is what the rules make of them. */
export function readPanelTraits(context: number[], rule: Relation, facts: Facts, suspicion: Suspicion): number[] {
  return [...context, ...relations.map((relation) => Number(relation === rule)), ...readTraits(facts, suspicion)]
}

/** How two claims of two answers in prose stand to each other, and how likely that is. */
export type Judged = { relation: Relation; share: number }

let grown: Forest | undefined
const forest = (): Forest => (grown ??= readModel<Forest>('panel-forest.json'))

/** How likely the trees make each relation (in the order of `relations`) of two claims of two answers in prose. */
export const growInPanel = (traits: number[]): number[] => sharesOf(forest(), traits)

/**
 * How two claims of two answers in prose stand to each other by what trees and the network make of them; figures that
 * clash never agree.
 */
export function judgeInPanel(
  grown: number[],
  entailed: Meaning['entailed'],
  { stage }: Suspicion,
  rule: Relation,
): Judged {
  const likely = blend(grown, entailed, NETWORK_SHARE)
  const of = (relation: Relation): number => shareOf(relation, likely)
  const judged = (relation: Relation): Judged => ({ relation, share: of(relation) })
  const leastClash = Math.max(CLEARLY * of('agree'), rule === 'contradict' ? LEAST_RULED : LEAST.contradict)
  if (of('contradict') >= leastClash) return judged('contradict')
  const about = of('agree') + of('contradict')
  if (stage === 'figure' && rule === 'contradict' && about >= LEAST_ABOUT)
    return { relation: 'contradict', share: about }
  if (of('agree') >= LEAST.agree && stage !== 'figure' && of('contradict') <= MOST_DOUBT) return judged('agree')
  return of('qualifies') >= LEAST.qualifies ? judged('qualifies') : judged('unrelated')
}
