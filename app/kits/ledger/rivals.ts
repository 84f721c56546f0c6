import { roleClass } from './align.ts'
import type { Alignment } from './align.ts'
import type { Pair } from './facts.ts'
import { isRival } from './rivalry.ts'
import type { Slots } from './slots.ts'
import type { Term } from './terms.ts'

/** Two words in one place that do not answer to each other; `isRival` when only one of them can be true. */
export type Substitution = { a: Term; b: Term; isRival: boolean; isNamed: boolean; isVerb: boolean }

/** Words standing in the same place on both sides that do not answer to each other. */
export function findSubstitutions(
  { a, b, lexicon, isSameQuestion }: Pair,
  loneA: Term[],
  loneB: Term[],
  alignment: Alignment,
): Substitution[] {
  const used = new Set<Term>()
  const isNoun = (term: Term): boolean => term.kind === 'name' || term.kind === 'noun'
  const isDescribing = (term: Term): boolean => term.kind === 'adj' || term.kind === 'adv'
  return loneA.flatMap((x) => {
    const fits = (y: Term): boolean =>
      !used.has(y) &&
      ((isNoun(x) && isNoun(y)) || (isDescribing(x) && isDescribing(y)) || (x.kind === 'verb' && y.kind === 'verb'))
    const y =
      loneB.find((term) => fits(term) && roleClass(term.role) === roleClass(x.role)) ??
      loneB.find((term) => fits(term) && x.kind === 'name' && term.kind === 'name') ??
      loneB.find((term) => fits(term) && isCopularPair(a, b, x, term)) ??
      (loneA.length === 1 && loneB.length === 1
        ? loneB.find((term) => fits(term) || isPredicatePair(a, b, x, term))
        : undefined)
    if (!y) return []
    used.add(y)
    return [
      {
        a: x,
        b: y,
        isNamed: x.kind === 'name' && y.kind === 'name',
        isVerb: x.kind === 'verb',
        isRival: isRival({ a, b, x, y, alignment, lexicon, isSameQuestion }),
      },
    ]
  })
}

/** "Is unanimous" against "is split": an adjective and a participle, each said of the subject. */
function isPredicatePair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (a.isCopular || b.isCopular) && [x.kind, y.kind].toSorted().join() === 'adj,verb'
}

function isCopularPair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (
    (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment) && 'SC'.includes(x.role) && 'SC'.includes(y.role)
  )
}
