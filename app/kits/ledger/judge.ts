import forests from './forests.json' with { type: 'json' }
import { sharesOf } from './trees.ts'
import type { Relation } from './verdict.ts'
import type { Stage } from './weigh.ts'

/** The relations in the order of the classes of the trees. */
export const relations = ['agree', 'contradict', 'qualifies', 'unrelated'] as const satisfies readonly Relation[]

/** A false agreement hides a dispute: where contradiction is likelier than this, nothing agrees. */
const MOST_DOUBT = 0.1

/**
 * How likely each relation is (in the order of `relations`), from the traits, the wording's own likelihoods and the
 * cosine of the embeddings.
 */
export function judge(traits: number[], wording: number[], cosine: number | null): number[] {
  const words = [...traits, ...wording]
  return cosine === null ? sharesOf(forests.words, words) : sharesOf(forests.withMeaning, [...words, cosine])
}

/** The relation these likelihoods come to; where the rules found figures, units or dates clashing it is never agreement. */
export function decideBy(likely: number[], stage: Stage): Relation {
  const isAgreeing = shareOf('contradict', likely) <= MOST_DOUBT && stage !== 'figure'
  const open = relations.filter((relation) => relation !== 'agree' || isAgreeing)
  return open.toSorted((x, y) => shareOf(y, likely) - shareOf(x, likely))[0] ?? 'unrelated'
}

/** The likelihood of one relation among those of all. */
export function shareOf(relation: Relation, likely: number[]): number {
  return likely[relations.indexOf(relation)] ?? 0
}
