import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { align, roleClass } from './align.ts'
import type { Alignment, Match } from './align.ts'
import type { Cues } from './cues.ts'
import { shares } from './cues.ts'
import { checkDates, checkQuantities } from './mentions.ts'
import type { MentionCheck } from './mentions.ts'
import type { Slots, Term } from './slots.ts'
import type { Span } from './text.ts'
import { exclusive, rivalKinds, symmetric } from './vocabulary.ts'

export type Relation = 'agree' | 'contradict' | 'qualifies' | 'unrelated'

/** Which slot differs, with the words and their place in each claim. */
export type Difference = { slot: string; a: { value: string; spans: Span[] }; b: { value: string; spans: Span[] } }

export type Verdict = { relation: Relation; tier: 'exact' | 'slots' | 'lexicon' | 'embedding'; differs: Difference | null }

/** Words did not decide; the closeness of the two sentences does. */
export type Open = { decide: (cosine: number) => Verdict; promise: number }

/** How much of two claims must answer to each other, as a share of their weight, found on the develop half of the gold set. */
const limits = {
  related: 0.55,
  alike: 0.8,
  contained: 0.95,
  containing: 0.5,
  negated: 0.6,
  hopeless: 0.2,
  thin: 0.3,
  faint: 0.4,
  open: 0.5,
}
const nearness = { alike: 0.68, far: 0.8, clash: 0.6, sameFigure: 0.72 }

/** Words for the measured property: with a figure in the same unit on both sides they add nothing. */
const PROPERTIES: string[][] = [
  ['height', 'tall', 'high', 'elevation', 'altitude', 'rise', 'stand'],
  ['long', 'length'],
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
  ['distance', 'far', 'away'],
]

/**
 * Compares two claims by their slots. Contradiction is tested before agreement. Returns a verdict, or a function of the
 * cosine of their embeddings where the words leave it open. `isSameQuestion` says both answer one question, so another
 * name in the same place is a rival answer.
 */
export function compareSlots(a: Slots, b: Slots, lexicon: Lexicon, isSameQuestion = false): Verdict | Open {
  if (a.key === b.key) return a.key === '' ? verdict('unrelated', 'exact') : verdict('agree', 'exact')
  const alignment = align(a, b, lexicon)
  const quantities = checkQuantities(a, b, lexicon)
  const dates = checkDates(a, b, lexicon)
  const facts = gather(a, b, alignment, quantities, dates, lexicon, isSameQuestion)
  return decideContradiction(facts) ?? decideLimits(facts) ?? decideAgreement(facts)
}

type Facts = {
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
}

type Substitution = { a: Term; b: Term; isRival: boolean; isNamed: boolean; isVerb: boolean }

function gather(a: Slots, b: Slots, alignment: Alignment, quantities: MentionCheck, dates: MentionCheck, lexicon: Lexicon, isSameQuestion: boolean): Facts {
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
    isLexical: alignment.matches.some(({ how }) => how !== 'same'),
  }
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

function isSuperlative(term: Term): boolean {
  return (term.kind === 'adj' || term.kind === 'adv') && (/[^r]est$/.test(term.text.toLowerCase()) || ['most', 'least', 'first', 'last', 'only', 'main', 'top'].includes(term.text.toLowerCase()))
}

/** Words standing in the same place on both sides that do not answer to each other. */
function findSubstitutions(a: Slots, b: Slots, loneA: Term[], loneB: Term[], alignment: Alignment, lexicon: Lexicon, isSameQuestion: boolean): Substitution[] {
  const used = new Set<Term>()
  const isNoun = (term: Term): boolean => term.kind === 'name' || term.kind === 'noun'
  const isDescribing = (term: Term): boolean => term.kind === 'adj' || term.kind === 'adv'
  return loneA.flatMap((x) => {
    const fits = (y: Term): boolean => !used.has(y) && ((isNoun(x) && isNoun(y)) || (isDescribing(x) && isDescribing(y)) || (x.kind === 'verb' && y.kind === 'verb'))
    const y = loneB.find((term) => fits(term) && roleClass(term.role) === roleClass(x.role)) ?? loneB.find((term) => fits(term) && x.kind === 'name' && term.kind === 'name') ?? loneB.find((term) => fits(term) && isCopularPair(a, b, x, term)) ?? (loneA.length === 1 && loneB.length === 1 ? loneB.find(fits) : undefined)
    if (!y) return []
    used.add(y)
    return [{ a: x, b: y, isNamed: x.kind === 'name' && y.kind === 'name', isVerb: x.kind === 'verb', isRival: isRival(a, b, x, y, alignment, lexicon, isSameQuestion) }]
  })
}

function isCopularPair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment) && 'SC'.includes(x.role) && 'SC'.includes(y.role)
}

/** Whether only one of the two can be true: an office, a first, an author, a place of birth, one of a kind. */
function isRival(a: Slots, b: Slots, x: Term, y: Term, alignment: Alignment, lexicon: Lexicon, isSameQuestion: boolean): boolean {
  if (x.kind === 'verb' || x.kind === 'adj' || x.kind === 'adv') return areSiblings(x, y, lexicon)
  const hasDefinite = alignment.matches.some(({ a: p, b: q }) => (p.isDefinite && q.isDefinite && 'SC'.includes(p.role)) || isSuperlative(p))
  const isOneOf = /\bone of\b|\bamong\b|\bexample of\b|\bsuch as\b/i.test(a.text) || /\bone of\b|\bamong\b|\bexample of\b|\bsuch as\b/i.test(b.text)
  if (isOneOf) return false
  const isEquated = (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment)
  if (isEquated && hasDefinite && ('SC'.includes(x.role) || 'SC'.includes(y.role) || x.role === 'for' || x.role === 'of')) return true
  const roles = [roleClass(x.role), roleClass(y.role)]
  const isNaming = /\b(?:called|named|known as|termed|dubbed)\b/
  if (roles.every((role) => role === 'C') && isNaming.test(a.text) && isNaming.test(b.text)) return true
  const verbs = alignment.matches.filter(({ a: p }) => p.kind === 'verb').map(({ a: p }) => p.lemma)
  if (roles.every((role) => role === 'S')) {
    if (a.isPassive || b.isPassive) return true
    if (areBothUnique(a, b) && x.kind === 'name' && y.kind === 'name') return true
    return verbs.some((verb) => exclusive.has(verb)) && (x.kind === 'name' || x.isDefinite || y.isDefinite || isSuperlativeIn(a) || isSameQuestion)
  }
  if (roles.includes('O') || roles.includes('C')) return areSiblings(x, y, lexicon) && (roles.includes('C') || x.kind === 'name' || isSameQuestion)
  if (roles[0] !== roles[1]) return x.kind === 'name' && y.kind === 'name' && isSameQuestion
  return (x.kind === 'name' && y.kind === 'name') || areSiblings(x, y, lexicon) || (x.isDefinite && y.isDefinite && (isSameQuestion || ['by', 'with'].includes(roles[0] ?? '')))
}

/** "Has the most moons", "was the first to": only one can. */
function areBothUnique(a: Slots, b: Slots): boolean {
  return [a, b].every(({ text }) => /\bthe (?:most|least|fewest|first|last|only|[a-z]{2,}est)\b(?! of\b)/i.test(text) && !/\bone of\b/i.test(text))
}

function isSuperlativeIn(slots: Slots): boolean {
  return slots.terms.some(isSuperlative)
}

/** Members of one kind of which a thing can be only one, neither being a kind of the other. */
function areSiblings(x: Term, y: Term, lexicon: Lexicon): boolean {
  const a = x.kind === 'name' ? x.text : x.lemma
  const b = y.kind === 'name' ? y.text : y.lemma
  if (lexicon.areSynonyms(a, b) || lexicon.isKindOf(a, b) || lexicon.isKindOf(b, a)) return false
  return rivalKinds.some((kind) => lexicon.isKindOf(a, kind) && lexicon.isKindOf(b, kind))
}

function decideContradiction(facts: Facts): Verdict | Open | null {
  const { a, b, substitutions, differing, identityDiffers, overlap } = facts
  const named = substitutions.filter(({ isNamed, isRival: rival, isVerb }) => !isVerb && (isNamed || rival))
  if (named.length > 0 || identityDiffers) return decideRivals(facts, named)
  const difference = mentionDifference(facts)
  if (difference) {
    if (facts.sign === -1 && a.cues.polarity !== b.cues.polarity) return verdict('unrelated', 'slots')
    const hasVerbClash = substitutions.some(({ isVerb, a: x, b: y }) => isVerb && x.weight > 0.5 && y.weight > 0.5)
    const hasTopicClash = facts.isTopicApart || substitutions.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.kind !== 'adj')
    if (overlap >= limits.related && !hasVerbClash && !hasTopicClash) return { ...verdict('contradict', tierOf(facts)), differs: difference }
    if (overlap < limits.hopeless) return verdict('unrelated', 'slots')
    const need = nearness.sameFigure + (hasVerbClash ? 0.12 : 0) + (hasTopicClash ? 0.15 : 0)
    return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => (cosine >= need ? { ...verdict('contradict', 'embedding'), differs: difference } : verdict('unrelated', 'embedding')) }
  }
  if (differing.length > 0) return verdict('unrelated', 'slots')
  if (facts.sign === -1) return decideNegation(facts)
  return null
}

function decideRivals(facts: Facts, named: Substitution[]): Verdict | Open {
  const { differing, identityDiffers, substitutions, alignment } = facts
  const [first] = named
  const others = substitutions.filter((pair) => !named.includes(pair) && pair.a.weight > 0.5 && pair.b.weight > 0.5 && pair.a.kind !== 'adj')
  if (!first || identityDiffers || (differing.length > 0 && !(facts.isSameQuestion && first.isRival)) || others.length > 0) return verdict('unrelated', 'slots')
  const samePlace = named.filter(({ a: x }) => x.phrase === first.a.phrase)
  if (samePlace.length < named.length || !first.isRival) return verdict('unrelated', 'slots')
  const rest = (terms: Term[], rivals: Term[]): number => terms.filter((term) => !rivals.includes(term)).reduce((sum, { weight }) => sum + weight, 0)
  const matched = alignment.matches.reduce((sum, { a: x }) => sum + x.weight, 0)
  const lone = rest(facts.loneA, named.map(({ a: x }) => x)) + rest(facts.loneB, named.map(({ b: y }) => y))
  if (matched <= lone * 0.8) return verdict('unrelated', 'slots')
  if (facts.sign === -1) return verdict('unrelated', 'slots')
  return { ...verdict('contradict', tierOf(facts)), differs: difference('who or what', [first.a], [first.b], facts) }
}

function mentionDifference({ differing, mentionSlot, a, b }: Facts): Difference | null {
  const [pair] = differing
  if (!pair) return null
  const slot = mentionSlot === 'number' && differing.every(({ isIdentity }) => isIdentity) ? 'order' : mentionSlot
  return { slot, a: { value: a.text.slice(pair.a.start, pair.a.end).trim(), spans: [{ start: pair.a.start, end: pair.a.end }] }, b: { value: b.text.slice(pair.b.start, pair.b.end).trim(), spans: [{ start: pair.b.start, end: pair.b.end }] } }
}

/** One side denies what the other says; how much of it is denied, and how surely, decides how hard they clash. */
function decideNegation(facts: Facts): Verdict | Open {
  const { a, b, overlap } = facts
  const isPartial = a.cues.share + b.cues.share <= 1
  const isMaybe = (cues: Cues): boolean => cues.certainty === 0 && cues.polarity === -1
  const isHedged = isMaybe(a.cues) !== isMaybe(b.cues) && (isMaybe(a.cues) ? b : a).cues.certainty === 2
  const isExcepted = (a.cues.conditions.length > 0) !== (b.cues.conditions.length > 0) && facts.opposites.length === 0
  const relation: Relation = isPartial || isHedged || isExcepted ? 'qualifies' : 'contradict'
  const differs = polarityDifference(facts)
  const clashes = facts.substitutions.filter(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  if (facts.isPredicateApart || facts.isTopicApart) return { promise: overlap, decide: (cosine) => (cosine >= nearness.far ? { ...verdict(relation, 'embedding'), differs } : verdict('unrelated', 'embedding')) }
  if (overlap >= limits.negated && clashes.length === 0) return { ...verdict(relation, tierOf(facts)), differs }
  if (overlap < limits.faint) return verdict('unrelated', 'slots')
  if (clashes.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.kind !== 'adj')) return verdict('unrelated', 'slots')
  const isRough = facts.loneA.length > 0 && facts.loneB.length > 0
  const need = (isRough ? nearness.far + 0.05 : nearness.clash) + 0.08 * clashes.length
  return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => (cosine >= need ? { ...verdict(relation, 'embedding'), differs } : verdict('unrelated', 'embedding')) }
}

function polarityDifference(facts: Facts): Difference {
  const { a, b, swap, opposites } = facts
  const [opposite] = opposites
  if (opposite) return difference('opposite', [opposite.a], [opposite.b], facts)
  if (swap) return difference('roles', [swap[0].a, swap[1].a], [swap[0].b, swap[1].b], facts)
  return difference('negation', a.cues.negations, b.cues.negations, facts)
}

/** No clash: does one say it more widely, more surely, or under a condition the other leaves out? */
function decideLimits(facts: Facts): Verdict | Open | null {
  const { a, b, overlap } = facts
  const limit = limitBetween(facts)
  if (!limit || overlap < limits.faint) return null
  const hasClash = facts.isPredicateApart || facts.isTopicApart || facts.substitutions.some(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  const differs = difference(limit.slot, limit.a, limit.b, facts)
  const isContained = Math.max(facts.alignment.coverA, facts.alignment.coverB) >= limits.contained && overlap >= limits.related
  if ((overlap >= limits.alike - 0.1 && !hasClash) || isContained) return { ...verdict('qualifies', tierOf(facts)), differs }
  if (a.terms.length === 0 || b.terms.length === 0) return verdict('unrelated', 'slots')
  const need = nearness.alike + (hasClash ? 0.1 : 0)
  return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => (cosine >= need ? { ...verdict('qualifies', 'embedding'), differs } : verdict('unrelated', 'embedding')) }
}

function limitBetween(facts: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const { a, b, alignment } = facts
  if (isShareDifferent(a, b)) return { slot: 'how many', a: spansOf(a.cues.shareSpan), b: spansOf(b.cues.shareSpan) }
  const isForbidding = a.cues.polarity === -1 && b.cues.polarity === -1 && /\bmay\b/i.test(a.text) !== /\bmay\b/i.test(b.text) && Math.max(a.cues.certainty, b.cues.certainty) === 2
  if (a.cues.certainty !== b.cues.certainty && !isForbidding) return { slot: 'certainty', a: spansOf(a.cues.certaintySpan), b: spansOf(b.cues.certaintySpan) }
  if (a.cues.duty !== b.cues.duty && a.cues.duty && b.cues.duty) return { slot: 'duty', a: [], b: [] }
  const isOpenCondition = (own: Slots, rest: Term[]): boolean => {
    const conditional = own.terms.filter(({ isCondition }) => isCondition)
    const lone = conditional.filter((term) => rest.includes(term))
    return own.cues.conditions.length > 0 && (conditional.length === 0 || lone.length > conditional.length / 2)
  }
  const isOnlyBoth = [a, b].every(({ text }) => /\b(?:only|solely|exclusively)\b/i.test(text))
  if (isOnlyBoth) return narrowedSubject(facts)
  const left = isOpenCondition(a, alignment.restA)
  const right = isOpenCondition(b, alignment.restB)
  if (left || right) return { slot: 'condition', a: left ? a.cues.conditions : [], b: right ? b.cues.conditions : [] }
  const narrowing = narrowedSubject(facts)
  if (narrowing) return narrowing
  return facts.narrower > 0 ? { slot: 'range', a: a.quantities, b: b.quantities } : null
}

/** "Male whales sing" says less than "whales sing": words before a bare plural subject that the other side lacks. */
function narrowedSubject({ loneA, loneB, alignment }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const isNarrowing = (own: Term[], other: Term[], head: Term | undefined): boolean =>
    other.length === 0 && own.length > 0 && head !== undefined && own.every((term) => term.role === 'S' && term.kind !== 'name' && term.kind !== 'verb' && term.phrase === head.phrase && !term.isDefinite && term.start < head.start) && /s$/.test(head.text)
  const heads = alignment.matches.filter(({ a: x, b: y }) => x.role === 'S' && y.role === 'S' && x.kind === 'noun' && y.kind === 'noun')
  if (heads.some(({ a: x }) => isNarrowing(loneA, loneB, x))) return { slot: 'how many', a: loneA, b: [] }
  return heads.some(({ b: y }) => isNarrowing(loneB, loneA, y)) ? { slot: 'how many', a: [], b: loneB } : null
}

function spansOf(span: Span | null): Span[] {
  return span ? [span] : []
}

function isShareDifferent(a: Slots, b: Slots): boolean {
  if (a.cues.share === b.cues.share) return false
  const isWhole = (share: number): boolean => share >= shares.generic
  if (isWhole(a.cues.share) && isWhole(b.cues.share)) return false
  if (a.cues.isShareSaid && b.cues.isShareSaid) return true
  const [said, other] = a.cues.isShareSaid ? [a, b] : [b, a]
  if (/\b(?:frequent|regular|common|normal|usual|typical|general|main|predominant)\b/i.test(other.text)) return false
  const verb = said.terms.find(({ role }) => role === 'V')
  const isAboutObject = verb !== undefined && (said.cues.shareSpan?.start ?? 0) > verb.start && /^(?:many|several|some|certain|a few|numerous|lots of|a number of|parts? of|much of|plenty of|a lot of)/i.test(said.text.slice(said.cues.shareSpan?.start ?? 0))
  return !isAboutObject
}

function decideAgreement(facts: Facts): Verdict | Open {
  const { overlap, alignment, substitutions, loneA, loneB } = facts
  const clashes = substitutions.filter(({ a: x, b: y }) => x.weight > 0.5 && y.weight > 0.5)
  const wide = Math.max(alignment.coverA, alignment.coverB)
  if (facts.a.terms.length + facts.a.quantities.length + facts.a.dates.length === 0) return verdict('unrelated', 'slots')
  if (loneA.length === 0 && loneB.length === 0 && overlap >= limits.alike) return verdict('agree', tierOf(facts))
  if (clashes.length === 0 && overlap >= limits.alike) return verdict('agree', tierOf(facts))
  if ((loneA.length === 0 || loneB.length === 0) && wide >= limits.contained && overlap >= limits.containing) return verdict('agree', tierOf(facts))
  if (overlap < limits.hopeless && facts.shared === 0) return { promise: facts.overlap, decide: (cosine) => verdict(cosine >= nearness.far ? 'agree' : 'unrelated', 'embedding') }
  const [clash] = clashes
  if (clashes.length === 1 && clash && !(clash.isVerb && facts.shared > 0) && loneA.length === 1 && loneB.length === 1) return verdict('unrelated', tierOf(facts))
  if (areOtherThings(facts)) return verdict('unrelated', tierOf(facts))
  const isApart = facts.shared === 0 && ((loneA.length > 0 && loneB.length > 0 && overlap < limits.open) || facts.isPredicateApart)
  if (isApart && (facts.isOneSided || overlap < limits.thin)) return verdict('unrelated', 'slots')
  const need = (isApart ? nearness.far : nearness.alike) + 0.05 * clashes.length - (facts.shared > 0 ? 0.08 : 0) - (overlap - 0.5) * 0.2
  return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => verdict(cosine >= need ? 'agree' : 'unrelated', 'embedding') }
}

/** One thing is left over on each side, and they are not the same thing: oceans and rainforests, diagonally and vertically. */
function areOtherThings({ loneA, loneB, lexicon }: Facts): boolean {
  const nouns = [loneA, loneB].map((terms) => terms.filter(({ kind }) => kind === 'noun' || kind === 'name'))
  const [x, y] = nouns.map((terms) => (terms.length === 1 ? terms[0] : undefined))
  if (x && y && [x, y].every((term) => lexicon.isKindOf(term.lemma, 'physical entity') && !lexicon.isKindOf(term.lemma, 'process'))) return true
  return [loneA, loneB].every((terms) => terms.some(({ kind, text }) => kind === 'adv' && /ly$/.test(text)))
}

function tierOf({ isLexical }: Facts): 'slots' | 'lexicon' {
  return isLexical ? 'lexicon' : 'slots'
}

function verdict(relation: Relation, tier: Verdict['tier']): Verdict {
  return { relation, tier, differs: null }
}

function difference(slot: string, left: Span[], right: Span[], { a, b }: Facts): Difference {
  const side = (slots: Slots, spans: Span[]): Difference['a'] => ({ value: spans.map(({ start, end }) => slots.text.slice(start, end)).join(' … '), spans: spans.map(({ start, end }) => ({ start, end })) })
  return { slot, a: side(a, left), b: side(b, right) }
}
