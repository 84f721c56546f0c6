import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { exclusive, prizes, rivalKinds } from '../text/vocabulary.ts'
import { roleClass } from './align.ts'
import type { Alignment } from './align.ts'

/** Longest, first, only: said of one thing alone. */
export function isSuperlative(term: Term): boolean {
  return (
    (term.kind === 'adj' || term.kind === 'adv') &&
    (/[^r]est$/.test(term.text.toLowerCase()) ||
      ['most', 'least', 'first', 'last', 'only', 'main', 'top'].includes(term.text.toLowerCase()))
  )
}

/** Two words in one place of two claims, with what else the claims share. */
export type Contest = {
  a: Slots
  b: Slots
  x: Term
  y: Term
  alignment: Alignment
  lexicon: Lexicon
  isSameQuestion: boolean
}

/** Whether only one of the two can be true: an office, a first, an author, a place of birth, one of a kind. */
export function isRival(contest: Contest): boolean {
  const { a, b, x, y, alignment, lexicon, isSameQuestion } = contest
  if (x.kind === 'verb' || (TIMES.has(x.lemma) && TIMES.has(y.lemma))) return false
  if (x.kind === 'adj' || x.kind === 'adv') return areSiblings(x, y, lexicon) || areRivalModifiers(x, y, alignment)
  if (canStandTogether(contest)) return false
  const equated = rivalsByEquation(contest)
  if (equated !== null) return equated
  const roles = [roleClass(x.role), roleClass(y.role)]
  const isNaming = /\b(?:called|named|known as|termed|dubbed)\b/
  if (roles.every((role) => role === 'C') && isNaming.test(a.text) && isNaming.test(b.text)) return true
  if (roles.every((role) => role === 'S')) return areRivalSubjects(contest)
  const areNames = x.kind === 'name' && y.kind === 'name'
  if (roles.includes('O') || roles.includes('C')) {
    return areSiblings(x, y, lexicon) && (roles.includes('C') || x.kind === 'name' || isSameQuestion)
  }
  if (roles[0] !== roles[1]) return areNames && isSameQuestion
  const isOnly = x.isDefinite && y.isDefinite && (isSameQuestion || ['by', 'with'].includes(roles[0] ?? ''))
  return areRivalNames(x, y, lexicon) || areSiblings(x, y, lexicon) || isOnly
}

/** "Of all ages" and "for centuries" tell how long, and of what both are not. */
const TIMES = new Set(
  'age century year decade millennium month week day hour minute second time era period generation'.split(' '),
)

const ONE_OF = /\bone of\b|\bamong\b|\bexample of\b|\bsuch as\b/i

/** One of several, a class and its member, a modifier and a thing: both may be true. */
function canStandTogether({ a, b, x, y, alignment }: Contest): boolean {
  if (ONE_OF.test(a.text) || ONE_OF.test(b.text) || isClassOf(x, y) || isClassOf(y, x)) return true
  return isModifier(x, a) !== isModifier(y, b) || isListed(x, a, alignment) || isListed(y, b, alignment)
}

/** "The capital is X" against "the capital is Y"; null where neither claim says what something is. */
function rivalsByEquation({ a, b, x, y, alignment: { matches }, lexicon }: Contest): boolean | null {
  if (![a, b].every(({ isCopular, isFragment }) => isCopular || isFragment)) return null
  const isNamedBoth = matches.some(({ a: p }) => p.kind === 'name' && 'SC'.includes(p.role))
  if (x.kind === 'noun' && y.kind === 'noun' && isNamedBoth) return areSiblings(x, y, lexicon)
  const hasDefinite = matches.some(
    ({ a: p, b: q }) => (p.isDefinite && q.isDefinite && 'SC'.includes(p.role)) || isSuperlative(p),
  )
  return hasDefinite && ('SC'.includes(x.role) || 'SC'.includes(y.role) || x.role === 'for' || x.role === 'of')
    ? true
    : null
}

/** Who did it, who is liable, who took the prize: deeds with one doer. */
function areRivalSubjects({ a, b, x, y, alignment: { matches }, lexicon, isSameQuestion }: Contest): boolean {
  if (a.isPassive || b.isPassive) return true
  const isSomebody = (term: Term): boolean => term.kind === 'name' || (term.kind === 'noun' && term.isDefinite)
  if (isSomebody(x) && isSomebody(y)) {
    const isPrize = matches.some(
      ({ a: p, b: q, how }) =>
        how !== 'opposite' && p.role === 'O' && q.role === 'O' && (prizes.has(p.lemma) || prizes.has(q.lemma)),
    )
    if (areBothUnique(a, b) || (isPrize && areOfOne(a, b))) return true
  }
  const areSides = x.kind === 'noun' && y.kind === 'noun' && x.isDefinite && y.isDefinite
  if (areSides && !lexicon.isKindOf(x.lemma, 'animal') && areSettled(a, b)) return true
  const isExclusive = matches.some(({ a: p }) => p.kind === 'verb' && exclusive.has(p.lemma))
  return isExclusive && (x.kind === 'name' || x.isDefinite || y.isDefinite || isSuperlativeIn(a) || isSameQuestion)
}

/** "Was Neil Armstrong" and "was an American astronaut": a name and a class it may well belong to. */
function isClassOf(noun: Term, name: Term): boolean {
  return name.kind === 'name' && noun.kind === 'noun' && noun.role === 'C' && name.role === 'C' && !noun.isDefinite
}

/** "Rhaeto-Romance" in "the Rhaeto-Romance language" is no thing of its own. */
function isModifier(term: Term, { terms }: Slots): boolean {
  return terms.some(
    ({ start, phrase, kind }) =>
      kind === 'noun' && phrase === term.phrase && start > term.start && start - term.end <= 1,
  )
}

/**
 * "German, French and Romansh" against "Romansh": one of several that are named together, and the other side names
 * another.
 */
function isListed(term: Term, { terms, text }: Slots, { matches }: Alignment): boolean {
  const isBeside = (other: Term): boolean => {
    const [first, second] = [term, other].toSorted((p, q) => p.start - q.start)
    return (
      first !== undefined &&
      second !== undefined &&
      /^(?:,|,? and| or|[,\s\p{L}]*,[\s\p{L}]* and) $/u.test(text.slice(first.end, second.start).replace(/\s*$/, ' '))
    )
  }
  return terms.some(
    (other) =>
      other !== term &&
      other.role === term.role &&
      isBeside(other) &&
      matches.some(({ a, b }) => a === other || b === other),
  )
}

/** As the dictionary writes names: "Malaga". */
const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}+/gu, '')

/** Two names in one place; of known names only those of one level: Salzburg and Vienna, but not Russia and Asia. */
function areRivalNames(x: Term, y: Term, lexicon: Lexicon): boolean {
  if (x.kind !== 'name' || y.kind !== 'name') return false
  if (!lexicon.isProperName(x.text) || !lexicon.isProperName(y.text)) return true
  return (
    areSiblings(x, y, lexicon) ||
    LEVELS.some((kind) => lexicon.isKindOf(x.text, kind) && lexicon.isKindOf(y.text, kind))
  )
}

const LEVELS = ['person', 'state', 'island', 'mountain', 'river', 'organization', 'event']

/** "The winning goal", "pole position": one thing, not "a goal" or "goals". */
function areOfOne(a: Slots, b: Slots): boolean {
  return [a, b].every(({ terms }) =>
    terms.some(
      ({ role, isDefinite, lemma }) =>
        role === 'O' && (isDefinite || ['pole', 'gold', 'silver', 'bronze'].includes(lemma)),
    ),
  )
}

/** A duty or a liability falls on one side: "the tenant is liable", "the landlord must pay". */
function areSettled(a: Slots, b: Slots): boolean {
  return [a, b].every(
    ({ text, cues }) =>
      cues.duty === 'must' ||
      /\b(?:liable|responsible|obliged|entitled|in charge|guilty|accountable|the owner|pays?|bears?)\b/i.test(text),
  )
}

/** "Has the most moons", "was the first to": only one can. */
function areBothUnique(a: Slots, b: Slots): boolean {
  return [a, b].every(
    ({ text }) =>
      /\bthe (?:most|least|fewest|first|last|only|[a-z]{2,}est)\b(?! of\b)/i.test(text) && !/\bone of\b/i.test(text),
  )
}

function isSuperlativeIn(slots: Slots): boolean {
  return slots.terms.some(isSuperlative)
}

/** "Rectangular pupils" and "round pupils": another quality of the very same thing, outside the subject. */
function areRivalModifiers(x: Term, y: Term, { matches, restA, restB }: Alignment): boolean {
  if (x.kind !== 'adj' || y.kind !== 'adj' || restA.length + restB.length > 2) return false
  return matches.some(
    ({ a: p, b: q, how }) =>
      how === 'same' &&
      p.phrase === x.phrase &&
      q.phrase === y.phrase &&
      p.start > x.end &&
      q.start > y.end &&
      !p.isSubject &&
      p.kind === 'noun',
  )
}

/** Members of one kind of which a thing can be only one, neither being a kind of the other. */
export function areSiblings(x: Term, y: Term, lexicon: Lexicon): boolean {
  const a = x.kind === 'name' ? withoutAccents(x.text) : x.lemma
  const b = y.kind === 'name' ? withoutAccents(y.text) : y.lemma
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
