import { forests } from './forests.ts'
import { sharesOf } from './trees.ts'
import type { Relation } from './verdict.ts'
import type { Stage } from './weigh.ts'

/** The relations in the order of the classes of the trees. */
export const relations = ['agree', 'contradict', 'qualifies', 'unrelated'] as const satisfies readonly Relation[]

/** What the rules found clashing is never called agreement, whatever the trees say. */
const CLASHES: readonly Stage[] = ['figure', 'denial']
/** Agreement wants a surer judgement than the others: a false one hides a dispute. */
const LEAST_AGREEMENT = 0.8
/** The careful relations count for more than the trees give them. */
const CARE: Readonly<Record<Relation, number>> = { agree: 1, contradict: 1, qualifies: 1.3, unrelated: 1.3 }

/** How likely each relation is (in the order of `relations`), from the traits and the cosine of the embeddings. */
export function judge(traits: number[], cosine: number | null): number[] {
  return cosine === null ? sharesOf(forests.words, traits) : sharesOf(forests.withMeaning, [...traits, cosine])
}

/** The relation these likelihoods come to, next to the clash that the rules found. */
export function decideBy(likely: number[], stage: Stage): Relation {
  const isAgreeing = shareOf('agree', likely) >= LEAST_AGREEMENT && !CLASHES.includes(stage)
  const worth = (relation: Relation): number => shareOf(relation, likely) * CARE[relation]
  const open = relations.filter((relation) => relation !== 'agree' || isAgreeing)
  return open.toSorted((x, y) => worth(y) - worth(x))[0] ?? 'unrelated'
}

/** The likelihood of one relation among those of all. */
export function shareOf(relation: Relation, likely: number[]): number {
  return likely[relations.indexOf(relation)] ?? 0
}
