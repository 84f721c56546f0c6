import { roleClass } from './align.ts'
import type { Facts } from './facts.ts'

/** "The prize for relativity" and "the prize for the photoelectric effect": one role is filled by something else. */
export function fillsOtherwise({ loneA, loneB }: Facts): boolean {
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
export function areOtherThings({ loneA, loneB, lexicon }: Facts): boolean {
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
