import { roleClass } from './align.ts'
import type { Facts } from './facts.ts'
import { limits, nearness } from './thresholds.ts'
import { tierOf, verdict } from './verdict.ts'
import type { Open, Verdict } from './verdict.ts'

export function decideAgreement(facts: Facts): Verdict | Open {
  const { overlap, alignment, substitutions, loneA, loneB } = facts
  const clashes = substitutions.filter(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  const wide = Math.max(alignment.coverA, alignment.coverB)
  if (facts.a.terms.length + facts.a.quantities.length + facts.a.dates.length === 0)
    return verdict('unrelated', 'slots')
  if (loneA.length === 0 && loneB.length === 0 && overlap >= limits.alike) return verdict('agree', tierOf(facts))
  if (clashes.length === 0 && overlap >= limits.alike) return verdict('agree', tierOf(facts))
  if ((loneA.length === 0 || loneB.length === 0) && wide >= limits.contained && overlap >= limits.containing)
    return verdict('agree', tierOf(facts))
  if (overlap < limits.hopeless && facts.shared === 0)
    return {
      promise: facts.overlap,
      decide: (cosine) => verdict(cosine >= nearness.far ? 'agree' : 'unrelated', 'embedding'),
    }
  const [clash] = clashes
  if (clashes.length === 1 && clash && !(clash.isVerb && facts.shared > 0) && loneA.length === 1 && loneB.length === 1)
    return verdict('unrelated', tierOf(facts))
  if (fillsOtherwise(facts)) return verdict('unrelated', tierOf(facts))
  const isOtherClass = substitutions.some(
    ({ a: x, b: y }) =>
      x.kind === 'noun' && y.kind === 'noun' && x.role === 'C' && y.role === 'C' && x.weight > 0.5 && y.weight > 0.5,
  )
  if (isOtherClass || areOtherThings(facts)) return verdict('unrelated', tierOf(facts))
  const isApart =
    facts.shared === 0 && ((loneA.length > 0 && loneB.length > 0 && overlap < limits.open) || facts.isPredicateApart)
  if (isApart && (facts.isOneSided || overlap < limits.thin)) return verdict('unrelated', 'slots')
  const isThin = facts.shared === 0 && loneA.length > 0 && loneB.length > 0
  if (isThin && facts.isOneSided) return verdict('unrelated', 'slots')
  const near =
    (isApart ? nearness.far : nearness.alike) +
    0.05 * clashes.length -
    (facts.shared > 0 ? 0.08 : 0) -
    (overlap - 0.5) * 0.2
  const need = isThin ? Math.max(near, nearness.far) : near
  return {
    promise: facts.overlap + facts.shared / 2,
    decide: (cosine) => verdict(cosine >= need ? 'agree' : 'unrelated', 'embedding'),
  }
}

/** "The prize for relativity" and "the prize for the photoelectric effect": one role is filled by something else. */
function fillsOtherwise({ loneA, loneB }: Facts): boolean {
  const roles = [loneA, loneB].map((terms) => {
    const [first] = terms
    const isOne = terms.every(({ phrase, role }) => phrase === first?.phrase && role === first.role)
    return first && isOne && terms.some(({ kind }) => kind === 'noun' || kind === 'name') ? roleClass(first.role) : null
  })
  return roles[0] !== null && roles[0] === roles[1] && !['S', 'O', 'C', 'V', 'front'].includes(roles[0] ?? 'V')
}

/**
 * One thing is left over on each side, and they are not the same thing: oceans and rainforests, diagonally and
 * vertically.
 */
function areOtherThings({ loneA, loneB, lexicon }: Facts): boolean {
  const nouns = [loneA, loneB].map((terms) => terms.filter(({ kind }) => kind === 'noun' || kind === 'name'))
  const [x, y] = nouns.map((terms) => (terms.length === 1 ? terms[0] : undefined))
  if (
    x &&
    y &&
    [x, y].every(
      (term) =>
        ['physical entity', 'biome', 'animal', 'collection'].some((kind) => lexicon.isKindOf(term.lemma, kind)) &&
        !lexicon.isKindOf(term.lemma, 'process'),
    )
  )
    return true
  return [loneA, loneB].every((terms) => terms.some(({ kind, text }) => kind === 'adv' && /ly$/.test(text)))
}
