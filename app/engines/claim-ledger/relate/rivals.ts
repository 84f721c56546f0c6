import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { roleClass } from './align.ts'
import type { Alignment } from './align.ts'
import type { Pair } from './facts.ts'
import { areSiblings, isRival } from './rivalry.ts'

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
  const others = headsFirst(loneB)
  const hasPlace = (x: Term): boolean => loneB.some((y) => y.kind === x.kind && roleClass(y.role) === roleClass(x.role))
  const inOrder = headsFirst(loneA)
  const found = [...inOrder.filter(hasPlace), ...inOrder.filter((x) => !hasPlace(x))].flatMap((x) => {
    const fits = (y: Term): boolean =>
      !used.has(y) &&
      ((isNoun(x) && isNoun(y)) ||
        areModifiersOfOne(x, y, alignment) ||
        (isDescribing(x) && isDescribing(y)) ||
        (x.kind === 'verb' && y.kind === 'verb'))
    const y =
      others.find((term) => fits(term) && roleClass(term.role) === roleClass(x.role)) ??
      others.find((term) => fits(term) && x.kind === 'name' && term.kind === 'name') ??
      others.find((term) => fits(term) && isCopularPair(a, b, x, term)) ??
      (loneA.length === 1 && loneB.length === 1
        ? others.find((term) => fits(term) || isPredicatePair(a, b, x, term))
        : undefined)
    if (!y) return []
    used.add(y)
    return [
      {
        a: x,
        b: y,
        isNamed: x.kind === 'name' && y.kind === 'name' && !isTitle(x) && !isTitle(y),
        isVerb: x.kind === 'verb',
        isRival:
          !isTitle(x) &&
          !isTitle(y) &&
          (areModifiersOfOne(x, y, alignment) || isRival({ a, b, x, y, alignment, lexicon, isSameQuestion })),
      },
    ]
  })
  return found.length > 0 ? found : loneHeads(loneA, loneB, lexicon)
}

/** The nouns that stand for things before the words that only describe them. */
function headsFirst(terms: Term[]): Term[] {
  const isModifier = (term: Term): boolean =>
    terms.some(
      ({ phrase, start, kind }) => phrase === term.phrase && start > term.start && (kind === 'noun' || kind === 'name'),
    )
  return terms.toSorted((a, b) => Number(isModifier(a)) - Number(isModifier(b)) || a.start - b.start)
}

/** One thing is left over on each side, in other places, and they are of one kind: "chickpeas" and "lentils". */
function loneHeads(loneA: Term[], loneB: Term[], lexicon: Lexicon): Substitution[] {
  const [x, y] = [loneA, loneB].map((terms) => {
    const things = terms.filter(({ kind, weight }) => weight > 0.5 && (kind === 'noun' || kind === 'name'))
    return things.length === 1 ? things[0] : undefined
  })
  if (!x || !y || x.kind !== y.kind || isTitle(x) || isTitle(y) || !areSiblings(x, y, lexicon)) return []
  return [{ a: x, b: y, isNamed: x.kind === 'name', isVerb: false, isRival: true }]
}

/**
 * "The foreign minister" and "the finance minister": words that tell apart what bears one name. "The official language"
 * and "the Romance language" may be one.
 */
function areModifiersOfOne(x: Term, y: Term, { matches }: Alignment): boolean {
  const kinds = [x.kind, y.kind]
  if (kinds.includes('verb') || kinds.includes('adv')) return false
  if (kinds.includes('adj') && !kinds.includes('noun')) return false
  return matches.some(
    ({ a: p, b: q, how }) =>
      how !== 'opposite' &&
      p.kind === 'noun' &&
      q.kind === 'noun' &&
      p.isDefinite &&
      q.isDefinite &&
      p.phrase === x.phrase &&
      q.phrase === y.phrase &&
      p.start > x.end &&
      q.start > y.end,
  )
}

/** "The Queen" may well be Elizabeth II. */
function isTitle({ kind, lemma }: Term): boolean {
  return kind === 'name' && TITLE_NAMES.has(lemma)
}

const TITLE_NAMES = new Set(
  'queen king president pope prince princess emperor empress chancellor premier minister senator governor judge court house church state city bank board company university mr mrs dr'.split(
    ' ',
  ),
)

/** "Is unanimous" against "is split": an adjective and a participle, each said of the subject. */
function isPredicatePair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (a.isCopular || b.isCopular) && [x.kind, y.kind].toSorted().join() === 'adj,verb'
}

function isCopularPair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (
    (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment) && 'SC'.includes(x.role) && 'SC'.includes(y.role)
  )
}
