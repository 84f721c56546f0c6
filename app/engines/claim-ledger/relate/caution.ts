import type { Relation, Suspicion } from './verdict.ts'
import type { Facts } from './facts.ts'
import { areValuesApart, sharedValues } from './shared-values.ts'
import { shareOf } from '../judge/judge.ts'

/** How much of their words two claims must share, and what the network must and must not make of them, by what clashes. */
const GROUND = {
  figure: { cover: 0.5, contradict: 0, agree: 0.6 },
  denial: { cover: 0.45, contradict: 0.5, agree: 1 },
  rival: { cover: 0.6, contradict: 0.4, agree: 0.3 },
} as const
/** Where the network does not run, the words must do alone. */
const UNREAD_COVER = 0.75
/** Of the same words, but for what denies or turns round one of them, the rules know. */
const FULL_COVER = 0.9

/**
 * Whether a contradiction stands on more than likeness: the rules find the figure, the name or the denial that clashes, in claims
 * that are mostly of one wording. What the networks alone make of two claims is never a contradiction.
 */
export function isGrounded(facts: Facts, { stage, verdict }: Suspicion, entailed: readonly number[] | null): boolean {
  if (verdict.relation !== 'contradict' || (stage !== 'figure' && stage !== 'denial' && stage !== 'rival')) return false
  const cover = Math.min(facts.alignment.coverA, facts.alignment.coverB)
  if (facts.loneA.length + facts.loneB.length === 0 && cover >= FULL_COVER) return true
  if (entailed === null) return cover >= UNREAD_COVER
  const least = GROUND[stage]
  return (
    cover >= least.cover &&
    shareOf('contradict', entailed) >= least.contradict &&
    shareOf('agree', entailed) < least.agree
  )
}

const NEAR_COVER = 0.75

/** What two claims are that look like a contradiction without ground for one: near in their words, or of two things. */
export function ungrounded(facts: Facts, { stage }: Suspicion): Relation {
  const { loneA, loneB, alignment } = facts
  const isPlain = stage === 'agreement' && alignment.matches.every(({ how }) => how === 'same')
  if (isPlain && loneA.length + loneB.length === 0) return 'agree'
  const isNear = Math.min(alignment.coverA, alignment.coverB) >= NEAR_COVER && Math.max(loneA.length, loneB.length) <= 1
  return isNear && stage !== 'denial' ? 'qualifies' : 'unrelated'
}

/** What is left of an agreement when the values of both claims are held against each other, sign by sign. */
export function cautioned(relation: Relation, facts: Facts): Relation {
  if (relation !== 'agree') return relation
  const values = sharedValues(facts)
  if (areValuesApart(values)) return 'unrelated'
  return values.a === 'rounded' || values.b === 'rounded' ? 'qualifies' : relation
}
