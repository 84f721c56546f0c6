import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import type { Alignment, Match } from './align.ts'
import { roleClass } from './align.ts'
import type { MentionCheck } from './mentions.ts'
import { findSubstitutions } from './rivals.ts'
import type { Substitution } from './rivals.ts'
import type { Slots, Term } from './slots.ts'
import { privative, symmetric } from './vocabulary.ts'

/** Words for the measured property: with a figure in the same unit on both sides they add nothing. */
const PROPERTIES: string[][] = [
  ['height', 'tall', 'high', 'elevation', 'altitude', 'rise', 'stand', 'above sea level'],
  ['long', 'length', 'distance', 'far', 'away'],
  ['deep', 'depth'],
  ['wide', 'width', 'broad', 'diameter', 'across'],
  ['weigh', 'weight', 'heavy', 'mass'],
  ['old', 'age'],
  ['speed', 'fast', 'velocity', 'travel'],
  ['temperature', 'hot', 'heat', 'preheat'],
  ['cost', 'price', 'fee', 'charge'],
  ['last', 'take', 'duration', 'length', 'long'],
  ['population', 'people', 'inhabitant', 'live', 'resident', 'populous'],
  ['area', 'size'],
  ['capacity', 'store', 'hold'],
]

/** What the comparison of two claims has found, before anything is decided. `sign` is -1 when one side denies the other. */
export type Facts = {
  lexicon: Lexicon
  a: Slots
  b: Slots
  alignment: Alignment
  overlap: number
  swap: [Match, Match] | null
  opposites: Match[]
  sign: number
  differing: MentionCheck['differing']
  mentionSlot: 'number' | 'date'
  identityDiffers: boolean
  narrower: number
  shared: number
  substitutions: Substitution[]
  loneA: Term[]
  loneB: Term[]
  isSameQuestion: boolean
  isLexical: boolean
  isOneSided: boolean
  isTopicApart: boolean
  isPredicateApart: boolean
  isOtherKind: boolean
}

/** Gathers what differs between two aligned claims. */
export function gather(a: Slots, b: Slots, alignment: Alignment, quantities: MentionCheck, dates: MentionCheck, lexicon: Lexicon, isSameQuestion: boolean): Facts {
  const isMeasured = quantities.shared + quantities.differing.length + quantities.narrower > 0
  const isIdle = (term: Term): boolean => term.isCondition || term.weight < 0.5 || LESS.has(term.text.toLowerCase()) || ['more', 'than'].includes(term.lemma) || (isMeasured && PROPERTIES.some((words) => words.includes(term.lemma)))
  const loneA = alignment.restA.filter((term) => !isIdle(term))
  const loneB = alignment.restB.filter((term) => !isIdle(term))
  const opposites = alignment.matches.filter(({ how, a: x, b: y }) => how === 'opposite' && x.isCondition === y.isCondition)
  const swap = findSwap(a, b, alignment.matches)
  const isLess = hasLess(a) !== hasLess(b) && !opposites.some(({ a: x, b: y }) => LESS.has(x.text.toLowerCase()) || LESS.has(y.text.toLowerCase()))
  const flips = (opposites.length >= 2 && swap === null ? 1 : opposites.length) + (swap ? 1 : 0) + (isLess ? 1 : 0)
  const differing = [...quantities.differing, ...dates.differing]
  const identity = [...quantities.differing.filter(({ isTopic, isIdentity }) => isTopic && isIdentity), ...dates.differing.filter(({ isTopic }) => isTopic)]
  return {
    lexicon,
    a,
    b,
    alignment,
    overlap: overlapOf(a, b, alignment, quantities, dates, isMeasured),
    swap,
    opposites,
    sign: isDenied(a, b) !== isDenied(b, a) ? -1 : a.cues.polarity * b.cues.polarity * (flips % 2 === 1 ? -1 : 1),
    differing: differing.filter((pair) => !identity.includes(pair)),
    mentionSlot: quantities.differing.length > 0 ? 'number' : 'date',
    identityDiffers: identity.length > 0 || clashingProperties(a, b, alignment, isMeasured),
    narrower: quantities.narrower + dates.narrower,
    shared: quantities.shared + dates.shared,
    substitutions: findSubstitutions(a, b, loneA, loneB, alignment, lexicon, isSameQuestion),
    loneA,
    loneB,
    isSameQuestion,
    isOneSided: quantities.shared + dates.shared === 0 && a.quantities.length + a.dates.length + b.quantities.length + b.dates.length > 0,
    isTopicApart: hasLoneSubject(loneA) && hasLoneSubject(loneB) && !alignment.matches.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.weight > 0.5),
    isPredicateApart: loneA.length > 0 && loneB.length > 0 && !alignment.matches.some(({ a: x, b: y }) => !(x.isSubject && y.isSubject) && Math.max(x.weight, y.weight) > 0.5),
    isOtherKind: hasPrivative(loneA) || hasPrivative(loneB),
    isLexical: alignment.matches.some(({ how }) => how !== 'same'),
  }
}

function hasPrivative(terms: Term[]): boolean {
  return terms.some(({ lemma }) => privative.has(lemma))
}

function hasLoneSubject(terms: Term[]): boolean {
  return terms.some(({ isSubject, kind }) => isSubject && kind !== 'adj' && kind !== 'adv')
}

const LESS = new Set(['less', 'least', 'fewer', 'fewest'])

/** "Less dense" turns a comparison round, as an opposite does. */
function hasLess(slots: Slots): boolean {
  return slots.terms.some(({ text }) => LESS.has(text.toLowerCase()))
}

/** Whether `a` names what `b` says as the wrong alternative: "Canberra, not Sydney". */
function isDenied(a: Slots, b: Slots): boolean {
  return a.cues.denied.some((span) => {
    const words = a.text.slice(span.start, span.end).toLowerCase()
    return b.terms.some(({ text, weight, role }) => weight > 0.5 && role !== 'V' && words.includes(text.toLowerCase()) && !a.terms.some(({ lemma }) => lemma === text.toLowerCase()))
  })
}

/** Harmonic mean of how far each claim is covered by the other; comparable figures count as covered words. */
function overlapOf(a: Slots, b: Slots, alignment: Alignment, quantities: MentionCheck, dates: MentionCheck, isMeasured: boolean): number {
  const bonus = quantities.shared + quantities.differing.length + quantities.narrower + dates.shared + dates.differing.length
  const side = (slots: Slots, rest: Term[]): number => {
    const core = slots.terms.filter(({ isCondition }) => !isCondition)
    const idle = (term: Term): boolean => isMeasured && PROPERTIES.some((words) => words.includes(term.lemma))
    const all = core.reduce((sum, { weight }) => sum + weight, 0) + bonus
    const lone = rest.filter((term) => !term.isCondition && !idle(term)).reduce((sum, { weight }) => sum + weight, 0)
    return all === 0 ? 0 : (all - lone) / all
  }
  const left = side(a, alignment.restA)
  const right = side(b, alignment.restB)
  return left + right === 0 ? 0 : (2 * left * right) / (left + right)
}

/** "330 m tall" against "125 m wide": both measured, not the same property. */
function clashingProperties(a: Slots, b: Slots, alignment: Alignment, isMeasured: boolean): boolean {
  if (!isMeasured) return false
  const of = (terms: Term[]): Set<number> => new Set(terms.flatMap(({ lemma }) => PROPERTIES.flatMap((words, i) => (words.includes(lemma) ? [i] : []))))
  const left = of(a.terms)
  const right = of(b.terms)
  return left.size > 0 && right.size > 0 && [...left].every((property) => !right.has(property)) && !alignment.matches.some(({ a: x }) => left.has(PROPERTIES.findIndex((words) => words.includes(x.lemma))))
}

/** Two things that changed places: who did it to whom, what is larger than what. */
function findSwap(a: Slots, b: Slots, matches: Match[]): [Match, Match] | null {
  const isNominal = (match: Match): boolean => match.how !== 'opposite' && match.a.kind !== 'adv' && match.a.role !== 'V' && match.b.role !== 'V'
  const things = matches.filter(isNominal)
  if (matches.some(({ a: x, b: y }) => symmetric.has(x.lemma) || symmetric.has(y.lemma))) return null
  const isSamePredicate = matches.some(({ a: x, b: y }) => x.kind === 'verb' && y.kind === 'verb') || (a.isCopular && b.isCopular) || !a.terms.concat(b.terms).some(({ role, weight }) => role === 'V' && weight > 0.5)
  if (!isSamePredicate) return null
  const moved = things.filter(({ a: x, b: y }) => roleClass(x.role) !== roleClass(y.role) && SWAPPING.has(roleClass(x.role)) && SWAPPING.has(roleClass(y.role)))
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
  const isUnique = (match: Match): boolean => match.a.kind === 'name' || match.b.kind === 'name' || (match.a.isDefinite && match.b.isDefinite)
  return isUnique(first) || isUnique(second)
}
