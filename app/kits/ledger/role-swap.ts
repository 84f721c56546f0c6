import { roleClass } from './align.ts'
import type { Match } from './align.ts'
import type { Slots } from './slots.ts'
import { symmetric } from './vocabulary.ts'

/** Two things that changed places: who did it to whom, what is larger than what. */
export function findSwap(a: Slots, b: Slots, matches: Match[]): [Match, Match] | null {
  const isNominal = (match: Match): boolean =>
    match.how !== 'opposite' && match.a.kind !== 'adv' && match.a.role !== 'V' && match.b.role !== 'V'
  const things = matches.filter(isNominal)
  if (matches.some(({ a: x, b: y }) => symmetric.has(x.lemma) || symmetric.has(y.lemma))) return null
  const isSamePredicate =
    matches.some(({ a: x, b: y }) => x.kind === 'verb' && y.kind === 'verb') ||
    (a.isCopular && b.isCopular) ||
    !a.terms.concat(b.terms).some(({ role, weight }) => role === 'V' && weight > 0.5)
  if (!isSamePredicate) return null
  const moved = things.filter(
    ({ a: x, b: y }) =>
      roleClass(x.role) !== roleClass(y.role) && SWAPPING.has(roleClass(x.role)) && SWAPPING.has(roleClass(y.role)),
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

const SWAPPING = new Set(['S', 'O', 'C', 'to', 'from', 'of', 'ref', 'by', 'in', 'on', 'with', 'for', 'against'])

/** "The capital of France is Paris" turned round says the same; "all squares are rectangles" does not. */
function isIdentitySwap(a: Slots, b: Slots, first: Match, second: Match): boolean {
  const roles = [first.a.role, second.a.role].toSorted().join()
  if (roles !== 'C,S' || !a.isCopular || !b.isCopular) return false
  const isUnique = (match: Match): boolean =>
    match.a.kind === 'name' || match.b.kind === 'name' || (match.a.isDefinite && match.b.isDefinite)
  return isUnique(first) || isUnique(second)
}
