import { toShares } from '#app/engines/statistics/softmax.ts'
import { entailmentClasses } from '#app/engines/similarity/entailment.ts'
import type { Meaning, Relation, Stage } from '../relate/verdict.ts'
import { readModel } from '#app/platform/models.server.ts'
import { sharesOf, type Forest } from './trees.ts'

type Forests = { words: Forest; withMeaning: Forest }
let grownForests: Forests | undefined
const forests = (): Forests => (grownForests ??= readModel<Forests>('claim-forests.json'))

/** The relations in the order of the classes of the trees and of the network. */
export const relations = entailmentClasses satisfies readonly Relation[]

/**
 * A false agreement hides a dispute: where contradiction is likelier than this, nothing agrees. The trees alone are surer
 * of themselves than they should be; two claims that name the same figure or date seldom contradict each other, and
 * where neither names any there is less that the sentences alone may hide.
 */
const MOST_DOUBT = {
  unread: 0.1,
  read: 0.24,
  plain: 0.17,
  dated: 0.1,
  warned: 0.28,
  warnedPlain: 0.28,
  figured: 0.28,
  alike: 0.08,
  repeated: 0.24,
}

/**
 * What stands behind likelihoods: the trees alone; the network too; beside both a date that only one claim names, a clash
 * that the rules found and both have weighed, or a figure or date that is the same and no clash; `plain` where neither
 * claim names a figure or date. Or the claims are alike but for a word or two, or repeat each other's words.
 */
export type Ground = keyof typeof MOST_DOUBT

/** How much the network that reads both sentences counts beside the trees. */
const NETWORK_SHARE = 0.6
/** Of the same words in another order, "Helium is lighter than air" and "Air is heavier", the trees know more. */
const NETWORK_SHARE_OF_ALIKE = 0.15
/** A network so sure of a contradiction is not overruled by the trees: a false agreement hides a dispute. */
const NETWORK_SURE = 0.93
/** No likelihood is less than this: neither the trees nor the network may rule a relation out alone. */
const LEAST_LIKELY = 0.003

/**
 * How likely each relation is (in the order of `relations`): what the trees make of the traits, the wording's own
 * likelihoods and the cosine of the embeddings, and what the network makes of the sentences, in their geometric mean.
 */
export function judge(traits: number[], wording: number[], { cosine, entailed }: Meaning, ground: Ground): number[] {
  const words = [...traits, ...wording]
  const grown = cosine === null ? sharesOf(forests().words, words) : sharesOf(forests().withMeaning, [...words, cosine])
  return blend(grown, entailed, ground === 'alike' || ground === 'repeated' ? NETWORK_SHARE_OF_ALIKE : NETWORK_SHARE)
}

/** What trees and the network make of two claims: their geometric mean, of which the network has `share`. */
export function blend(grown: number[], entailed: Meaning['entailed'], share: number): number[] {
  if (entailed === null) return grown
  const logOf = (likely: number): number => Math.log(likely + LEAST_LIKELY)
  return toShares(grown.map((own, i) => (1 - share) * logOf(own) + share * logOf(entailed[i] ?? 0)))
}

/**
 * The relation these likelihoods come to. It is never agreement where the rules found figures, units or dates clashing or
 * the network is sure of a contradiction (`entailed` is what it made of the sentences alone).
 */
export function decideBy(
  likely: number[],
  stage: Stage,
  ground: Ground,
  entailed: Meaning['entailed'] = null,
): Relation {
  const isRefuted = entailed !== null && shareOf('contradict', entailed) >= NETWORK_SURE
  const isAgreeing = shareOf('contradict', likely) <= MOST_DOUBT[ground] && stage !== 'figure' && !isRefuted
  const open = relations.filter((relation) => relation !== 'agree' || isAgreeing)
  return open.toSorted((x, y) => shareOf(y, likely) - shareOf(x, likely))[0] ?? 'unrelated'
}

/** The likelihood of one relation among those of all. */
export function shareOf(relation: Relation, likely: readonly number[]): number {
  return likely[relations.indexOf(relation)] ?? 0
}
