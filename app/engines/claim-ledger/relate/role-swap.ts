import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { symmetric } from '../text/vocabulary.ts'
import { roleClass } from './align.ts'
import type { Match } from './align.ts'

/** Two things that changed places: who did it to whom, what is larger than what. */
export function findSwap(a: Slots, b: Slots, matches: Match[]): [Match, Match] | null {
  const isNominal = (match: Match): boolean =>
    match.how !== 'opposite' && match.a.kind !== 'adv' && match.a.role !== 'V' && match.b.role !== 'V'
  const things = matches.filter(isNominal)
  const isMutual = ({ lemma, role }: Term): boolean => ['V', 'C'].includes(role) && symmetric.has(lemma)
  if (matches.some(({ a: x, b: y }) => isMutual(x) || isMutual(y))) return null
  const isSamePredicate =
    matches.some(({ a: x, b: y }) => x.kind === 'verb' && y.kind === 'verb') ||
    (a.isCopular && b.isCopular) ||
    isLightly(a, b) ||
    !a.terms.concat(b.terms).some(({ role, weight }) => role === 'V' && weight > 0.5)
  if (!isSamePredicate) return null
  // A thing named twice may stand in both places.
  const isOnce = ({ lemma }: Term, { terms }: Slots): boolean => terms.filter((term) => term.lemma === lemma).length < 2
  const moved = things.filter(
    ({ a: x, b: y }) =>
      isOnce(x, a) &&
      isOnce(y, b) &&
      roleClass(x.role) !== roleClass(y.role) &&
      SWAPPING.has(roleClass(x.role)) &&
      SWAPPING.has(roleClass(y.role)),
  )
  for (const first of moved) {
    const chain = [first]
    let next = moved.find((match) => roleClass(match.a.role) === roleClass(first.b.role))
    while (next && !chain.includes(next) && chain.length <= moved.length) {
      chain.push(next)
      const at = roleClass(next.b.role)
      next = at === roleClass(first.a.role) ? first : moved.find((match) => roleClass(match.a.role) === at)
    }
    const [, second] = chain
    if (next === first && second && !isIdentitySwap(a, b, first, second)) return [first, second]
  }
  return null
}

/** "Donated a kidney" and "gave a kidney": a verb that says little beside one that says more. */
function isLightly(a: Slots, b: Slots): boolean {
  const [x, y] = [a, b].map(({ terms }) => terms.filter(({ role }) => role === 'V'))
  return x?.length === 1 && y?.length === 1 && [...x, ...y].some(({ weight }) => weight < 0.5)
}

const SWAPPING = new Set(['S', 'O', 'C', 'to', 'from', 'of', 'ref', 'by', 'in', 'on', 'with', 'for', 'against'])

const NAMING = new Set(['call', 'name', 'term', 'dub'])

/** "A group of lions is called a pride" says what "a pride is a group of lions" says. */
const isNaming = ({ terms }: Slots): boolean => terms.some(({ role, lemma }) => role === 'V' && NAMING.has(lemma))

/** "The capital of France is Paris" turned round says the same; "all squares are rectangles" does not. */
function isIdentitySwap(a: Slots, b: Slots, first: Match, second: Match): boolean {
  const roles = [first.a.role, second.a.role].toSorted().join()
  if (roles !== 'C,S' || !a.isCopular || !b.isCopular) return false
  if (isNaming(a) !== isNaming(b)) return true
  const isUnique = (match: Match): boolean =>
    match.a.kind === 'name' || match.b.kind === 'name' || (match.a.isDefinite && match.b.isDefinite)
  return isUnique(first) || isUnique(second)
}
