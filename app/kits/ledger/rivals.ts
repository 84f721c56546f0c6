import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { roleClass } from './align.ts'
import type { Alignment } from './align.ts'
import type { Slots, Term } from './slots.ts'
import { exclusive, prizes, rivalKinds } from './vocabulary.ts'

/** Two words in one place that do not answer to each other; `isRival` when only one of them can be true. */
export type Substitution = { a: Term; b: Term; isRival: boolean; isNamed: boolean; isVerb: boolean }

function isSuperlative(term: Term): boolean {
  return (term.kind === 'adj' || term.kind === 'adv') && (/[^r]est$/.test(term.text.toLowerCase()) || ['most', 'least', 'first', 'last', 'only', 'main', 'top'].includes(term.text.toLowerCase()))
}

/** Words standing in the same place on both sides that do not answer to each other. */
export function findSubstitutions(a: Slots, b: Slots, loneA: Term[], loneB: Term[], alignment: Alignment, lexicon: Lexicon, isSameQuestion: boolean): Substitution[] {
  const used = new Set<Term>()
  const isNoun = (term: Term): boolean => term.kind === 'name' || term.kind === 'noun'
  const isDescribing = (term: Term): boolean => term.kind === 'adj' || term.kind === 'adv'
  return loneA.flatMap((x) => {
    const fits = (y: Term): boolean => !used.has(y) && ((isNoun(x) && isNoun(y)) || (isDescribing(x) && isDescribing(y)) || (x.kind === 'verb' && y.kind === 'verb'))
    const y = loneB.find((term) => fits(term) && roleClass(term.role) === roleClass(x.role)) ?? loneB.find((term) => fits(term) && x.kind === 'name' && term.kind === 'name') ?? loneB.find((term) => fits(term) && isCopularPair(a, b, x, term)) ?? (loneA.length === 1 && loneB.length === 1 ? loneB.find((term) => fits(term) || isPredicatePair(a, b, x, term)) : undefined)
    if (!y) return []
    used.add(y)
    return [{ a: x, b: y, isNamed: x.kind === 'name' && y.kind === 'name', isVerb: x.kind === 'verb', isRival: isRival(a, b, x, y, alignment, lexicon, isSameQuestion) }]
  })
}

/** "Is unanimous" against "is split": an adjective and a participle, each said of the subject. */
function isPredicatePair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (a.isCopular || b.isCopular) && [x.kind, y.kind].toSorted().join() === 'adj,verb'
}

function isCopularPair(a: Slots, b: Slots, x: Term, y: Term): boolean {
  return (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment) && 'SC'.includes(x.role) && 'SC'.includes(y.role)
}

/** Whether only one of the two can be true: an office, a first, an author, a place of birth, one of a kind. */
function isRival(a: Slots, b: Slots, x: Term, y: Term, alignment: Alignment, lexicon: Lexicon, isSameQuestion: boolean): boolean {
  if (x.kind === 'verb') return false
  if (x.kind === 'adj' || x.kind === 'adv') return areSiblings(x, y, lexicon) || areRivalModifiers(x, y, alignment)
  const hasDefinite = alignment.matches.some(({ a: p, b: q }) => (p.isDefinite && q.isDefinite && 'SC'.includes(p.role)) || isSuperlative(p))
  const isOneOf = /\bone of\b|\bamong\b|\bexample of\b|\bsuch as\b/i.test(a.text) || /\bone of\b|\bamong\b|\bexample of\b|\bsuch as\b/i.test(b.text)
  if (isOneOf || isClassOf(x, y) || isClassOf(y, x)) return false
  if (isModifier(x, a) !== isModifier(y, b) || isListed(x, a, alignment) || isListed(y, b, alignment)) return false
  const isEquated = (a.isCopular || a.isFragment) && (b.isCopular || b.isFragment)
  const isNamedBoth = x.kind === 'noun' && y.kind === 'noun' && alignment.matches.some(({ a: p }) => p.kind === 'name' && 'SC'.includes(p.role))
  if (isEquated && isNamedBoth) return areSiblings(x, y, lexicon)
  if (isEquated && hasDefinite && ('SC'.includes(x.role) || 'SC'.includes(y.role) || x.role === 'for' || x.role === 'of')) return true
  const roles = [roleClass(x.role), roleClass(y.role)]
  const isNaming = /\b(?:called|named|known as|termed|dubbed)\b/
  if (roles.every((role) => role === 'C') && isNaming.test(a.text) && isNaming.test(b.text)) return true
  const verbs = alignment.matches.filter(({ a: p }) => p.kind === 'verb').map(({ a: p }) => p.lemma)
  if (roles.every((role) => role === 'S')) {
    if (a.isPassive || b.isPassive) return true
    if (areBothUnique(a, b) && x.kind === 'name' && y.kind === 'name') return true
    if (x.kind === 'noun' && y.kind === 'noun' && x.isDefinite && y.isDefinite && !lexicon.isKindOf(x.lemma, 'animal') && areSettled(a, b)) return true
    const isPrize = alignment.matches.some(({ a: p, b: q, how }) => how !== 'opposite' && p.role === 'O' && q.role === 'O' && (prizes.has(p.lemma) || prizes.has(q.lemma)))
    if (isPrize && x.kind === 'name' && y.kind === 'name' && areOfOne(a, b)) return true
    return verbs.some((verb) => exclusive.has(verb)) && (x.kind === 'name' || x.isDefinite || y.isDefinite || isSuperlativeIn(a) || isSameQuestion)
  }
  if (roles.includes('O') || roles.includes('C')) return areSiblings(x, y, lexicon) && (roles.includes('C') || x.kind === 'name' || isSameQuestion)
  if (roles[0] !== roles[1]) return x.kind === 'name' && y.kind === 'name' && isSameQuestion
  return areRivalNames(x, y, lexicon) || areSiblings(x, y, lexicon) || (x.isDefinite && y.isDefinite && (isSameQuestion || ['by', 'with'].includes(roles[0] ?? '')))
}

/** "Was Neil Armstrong" and "was an American astronaut": a name and a class it may well belong to. */
function isClassOf(noun: Term, name: Term): boolean {
  return name.kind === 'name' && noun.kind === 'noun' && noun.role === 'C' && name.role === 'C' && !noun.isDefinite
}

/** "Rhaeto-Romance" in "the Rhaeto-Romance language" is no thing of its own. */
function isModifier(term: Term, { terms }: Slots): boolean {
  return terms.some(({ start, phrase, kind }) => kind === 'noun' && phrase === term.phrase && start > term.start && start - term.end <= 1)
}

/** "German, French and Romansh" against "Romansh": one of several that are named together, and the other side names another. */
function isListed(term: Term, { terms, text }: Slots, { matches }: Alignment): boolean {
  const isBeside = (other: Term): boolean => {
    const [first, second] = [term, other].toSorted((p, q) => p.start - q.start)
    return first !== undefined && second !== undefined && /^(?:,|,? and| or|[,\s\p{L}]*,[\s\p{L}]* and) $/u.test(text.slice(first.end, second.start).replace(/\s*$/, ' '))
  }
  return terms.some((other) => other !== term && other.role === term.role && isBeside(other) && matches.some(({ a, b }) => a === other || b === other))
}

/** Two names in one place; of known names only those of one level: Salzburg and Vienna, but not Russia and Asia. */
function areRivalNames(x: Term, y: Term, lexicon: Lexicon): boolean {
  if (x.kind !== 'name' || y.kind !== 'name') return false
  if (!lexicon.isProperName(x.text) || !lexicon.isProperName(y.text)) return true
  return areSiblings(x, y, lexicon) || LEVELS.some((kind) => lexicon.isKindOf(x.text, kind) && lexicon.isKindOf(y.text, kind))
}

const LEVELS = ['person', 'state', 'island', 'mountain', 'river', 'organization', 'event']

/** "The winning goal", "pole position": one thing, not "a goal" or "goals". */
function areOfOne(a: Slots, b: Slots): boolean {
  return [a, b].every(({ terms }) => terms.some(({ role, isDefinite, lemma }) => role === 'O' && (isDefinite || ['pole', 'gold', 'silver', 'bronze'].includes(lemma))))
}

/** A duty or a liability falls on one side: "the tenant is liable", "the landlord must pay". */
function areSettled(a: Slots, b: Slots): boolean {
  return [a, b].every(({ text, cues }) => cues.duty === 'must' || /\b(?:liable|responsible|obliged|entitled|in charge|guilty|accountable|the owner|pays?|bears?)\b/i.test(text))
}

/** "Has the most moons", "was the first to": only one can. */
function areBothUnique(a: Slots, b: Slots): boolean {
  return [a, b].every(({ text }) => /\bthe (?:most|least|fewest|first|last|only|[a-z]{2,}est)\b(?! of\b)/i.test(text) && !/\bone of\b/i.test(text))
}

function isSuperlativeIn(slots: Slots): boolean {
  return slots.terms.some(isSuperlative)
}

/** "Rectangular pupils" and "round pupils": another quality of the very same thing, outside the subject. */
function areRivalModifiers(x: Term, y: Term, { matches, restA, restB }: Alignment): boolean {
  if (x.kind !== 'adj' || y.kind !== 'adj' || restA.length + restB.length > 2) return false
  return matches.some(({ a: p, b: q, how }) => how === 'same' && p.phrase === x.phrase && q.phrase === y.phrase && p.start > x.end && q.start > y.end && !p.isSubject && p.kind === 'noun')
}

/** Members of one kind of which a thing can be only one, neither being a kind of the other. */
function areSiblings(x: Term, y: Term, lexicon: Lexicon): boolean {
  const a = x.kind === 'name' ? x.text : x.lemma
  const b = y.kind === 'name' ? y.text : y.lemma
  if (lexicon.areSynonyms(a, b) || lexicon.isKindOf(a, b) || lexicon.isKindOf(b, a)) return false
  return kindsOf(a, lexicon).some((kind) => lexicon.isKindOf(b, kind))
}

const KNOWN_WORDS = 5_000
const known = new WeakMap<Lexicon, Map<string, string[]>>()

/** The kinds a word belongs to, looked up once: each look-up walks the dictionary's tree. */
function kindsOf(word: string, lexicon: Lexicon): string[] {
  const words = known.get(lexicon) ?? new Map<string, string[]>()
  known.set(lexicon, words)
  const found = words.get(word)
  if (found) return found
  if (words.size >= KNOWN_WORDS) words.clear()
  const kinds = rivalKinds.filter((kind) => lexicon.isKindOf(word, kind))
  words.set(word, kinds)
  return kinds
}
