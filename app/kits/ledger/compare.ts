import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { align, roleClass } from './align.ts'
import type { Cues } from './cues.ts'
import { shares } from './cues.ts'
import { gather } from './facts.ts'
import type { Facts } from './facts.ts'
import { checkDates, checkQuantities } from './mentions.ts'
import type { Substitution } from './rivals.ts'
import type { Slots, Term } from './slots.ts'
import type { Span } from './text.ts'
import type { Difference, Relation, Verdict } from './verdict.ts'

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
const nearness = { surely: 0.87, alike: 0.68, far: 0.8, clash: 0.6, sameFigure: 0.72 }

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
  if (facts.isOtherKind) return verdict('unrelated', 'slots')
  return decideContradiction(facts) ?? decideLimits(facts) ?? decideAgreement(facts)
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
    if (hasTopicClash) return verdict('unrelated', 'slots')
    const need = nearness.sameFigure + (hasVerbClash ? 0.12 : 0)
    return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => (cosine >= need ? { ...verdict('contradict', 'embedding'), differs: difference } : verdict('unrelated', 'embedding')) }
  }
  if (differing.length > 0) return verdict('unrelated', 'slots')
  if (facts.sign === -1) return decideNegation(facts)
  return null
}

function isNoModifier({ kind }: Term): boolean {
  return kind !== 'adj' && kind !== 'adv'
}

/** What two claims share must weigh at least this against what else they differ in. */
const RIVAL_SHARE = 0.8

function decideRivals(facts: Facts, named: Substitution[]): Verdict | Open {
  const { differing, identityDiffers, substitutions, alignment } = facts
  const [first] = named
  const others = substitutions.filter((pair) => !named.includes(pair) && pair.a.weight > 0.5 && pair.b.weight > 0.5 && pair.a.kind !== 'adj')
  if (!first || identityDiffers || (differing.length > 0 && !(facts.isSameQuestion && first.isRival)) || others.length > 0) return verdict('unrelated', 'slots')
  const samePlace = named.filter(({ a: x }) => x.phrase === first.a.phrase)
  if (samePlace.length < named.length || !first.isRival) return verdict('unrelated', 'slots')
  const rest = (terms: Term[], rivals: Term[]): number => terms.filter((term) => !rivals.includes(term)).reduce((sum, { weight }) => sum + weight, 0)
  const matched = alignment.matches.reduce((sum, { a: x }) => sum + x.weight, 0)
  const lone = rest(facts.loneA.filter(isNoModifier), named.map(({ a: x }) => x)) + rest(facts.loneB.filter(isNoModifier), named.map(({ b: y }) => y))
  if (matched <= lone * RIVAL_SHARE) return verdict('unrelated', 'slots')
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
  const narrowing = narrowedSubject(facts) ?? narrowedRank(facts)
  if (narrowing) return narrowing
  return facts.narrower > 0 ? { slot: 'range', a: a.quantities, b: b.quantities } : null
}

/** "Male whales sing" says less than "whales sing": words before a bare plural subject that the other side lacks. */
function narrowedSubject({ loneA, loneB, alignment, lexicon }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const isNarrowing = (own: Term[], other: Term[], head: Term | undefined): boolean =>
    other.length === 0 && own.length > 0 && head !== undefined && own.every((term) => term.role === 'S' && term.kind !== 'name' && term.kind !== 'verb' && term.phrase === head.phrase && !term.isDefinite && term.start < head.start) && /s$/.test(head.text)
  const heads = alignment.matches.filter(({ a: x, b: y }) => x.role === 'S' && y.role === 'S' && x.kind === 'noun' && y.kind === 'noun')
  if (heads.some(({ a: x }) => isNarrowing(loneA, loneB, x))) return { slot: 'how many', a: loneA, b: [] }
  const isForSome = (own: Term[], other: Term[]): boolean => other.length === 0 && own.length > 0 && own.every(({ role }) => role === 'for' || role === 'among') && own.some((term) => /s$|^(?:people|children|men|women)$/.test(term.text) && lexicon.isKindOf(term.lemma, 'person'))
  if (isForSome(loneA, loneB)) return { slot: 'condition', a: loneA, b: [] }
  if (isForSome(loneB, loneA)) return { slot: 'condition', a: [], b: loneB }
  return heads.some(({ b: y }) => isNarrowing(loneB, loneA, y)) ? { slot: 'how many', a: [], b: loneB } : null
}

/** "The largest hot desert" ranks fewer things than "the largest desert". */
function narrowedRank({ loneA, loneB, alignment: { matches } }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const ranks = matches.filter(({ a: x, b: y }) => /^(?:most|least|.+[^r]est)$/i.test(x.text) && /^(?:most|least|.+[^r]est)$/i.test(y.text))
  const within = (own: Term[], rank: Term, heads: Term[]): Term[] =>
    own.filter((term) => term.phrase === rank.phrase && term.start > rank.start && heads.some((head) => head.phrase === rank.phrase && head.start > term.start))
  for (const rank of ranks) {
    const a = within(loneA, rank.a, matches.map((match) => match.a))
    const b = within(loneB, rank.b, matches.map((match) => match.b))
    if ((a.length === 0) !== (b.length === 0)) return { slot: 'range', a, b }
  }
  return null
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
  if (fillsOtherwise(facts)) return verdict('unrelated', tierOf(facts))
  const isOtherClass = substitutions.some(({ a: x, b: y }) => x.kind === 'noun' && y.kind === 'noun' && x.role === 'C' && y.role === 'C' && x.weight > 0.5 && y.weight > 0.5)
  if (isOtherClass || areOtherThings(facts)) return verdict('unrelated', tierOf(facts))
  const isApart = facts.shared === 0 && ((loneA.length > 0 && loneB.length > 0 && overlap < limits.open) || facts.isPredicateApart)
  if (isApart && (facts.isOneSided || overlap < limits.thin)) return verdict('unrelated', 'slots')
  const isThin = facts.shared === 0 && loneA.length > 0 && loneB.length > 0
  const near = (isApart ? nearness.far : nearness.alike) + 0.05 * clashes.length - (facts.shared > 0 ? 0.08 : 0) - (overlap - 0.5) * 0.2
  const need = isThin ? Math.max(near, facts.isOneSided ? nearness.surely : nearness.far) : near
  return { promise: facts.overlap + facts.shared / 2, decide: (cosine) => verdict(cosine >= need ? 'agree' : 'unrelated', 'embedding') }
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

/** One thing is left over on each side, and they are not the same thing: oceans and rainforests, diagonally and vertically. */
function areOtherThings({ loneA, loneB, lexicon }: Facts): boolean {
  const nouns = [loneA, loneB].map((terms) => terms.filter(({ kind }) => kind === 'noun' || kind === 'name'))
  const [x, y] = nouns.map((terms) => (terms.length === 1 ? terms[0] : undefined))
  if (x && y && [x, y].every((term) => ['physical entity', 'biome', 'animal', 'collection'].some((kind) => lexicon.isKindOf(term.lemma, kind)) && !lexicon.isKindOf(term.lemma, 'process'))) return true
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
