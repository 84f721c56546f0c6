import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { MentionCheck } from '../mentions/mentions.ts'
import { differingUnits } from '../mentions/unit-words.ts'
import { particlePairs } from '../slots/cue-words.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { privative } from '../text/vocabulary.ts'
import { roleClass } from './align.ts'
import type { Alignment, Match } from './align.ts'
import { findFirsts } from './firsts.ts'
import { clashingProperties, overlapOf, propertyWords } from './overlap.ts'
import { findSubstitutions } from './rivals.ts'
import type { Substitution } from './rivals.ts'
import { findSwap } from './role-swap.ts'

/**
 * What the comparison of two claims has found, before anything is decided. `sign` is -1 when one side denies the
 * other.
 */
export type Facts = {
  lexicon: Lexicon
  a: Slots
  b: Slots
  alignment: Alignment
  overlap: number
  swap: [Match, Match] | null
  opposites: Match[]
  sign: number
  figures: MentionCheck
  dates: MentionCheck
  differing: MentionCheck['differing']
  mentionSlot: 'number' | 'date'
  identityDiffers: boolean
  narrower: number
  shared: number
  firsts: Substitution[]
  substitutions: Substitution[]
  loneA: Term[]
  loneB: Term[]
  isSameQuestion: boolean
  asksFigure: boolean
  isLexical: boolean
  isOneSided: boolean
  isTopicApart: boolean
  isPredicateApart: boolean
  isOtherKind: boolean
}

/** Two claims to be compared; `isSameQuestion` says both answer one question, `asksFigure` that a figure is asked for. */
export type Pair = { a: Slots; b: Slots; lexicon: Lexicon; isSameQuestion: boolean; asksFigure: boolean }

/** Gathers what differs between two aligned claims. */
export function gather(pair: Pair, alignment: Alignment, quantities: MentionCheck, dates: MentionCheck): Facts {
  const { a, b } = pair
  const isMeasured = quantities.shared + quantities.differing.length + quantities.narrower > 0
  const [loneA, loneB] = [alignment.restA, alignment.restB].map((terms) =>
    terms.filter((term) => !isIdle(term, isMeasured)),
  )
  const shared = quantities.shared + dates.shared
  const firsts = findFirsts(a, b, alignment, pair.lexicon)
  const mentions = a.quantities.length + a.dates.length + b.quantities.length + b.dates.length
  return {
    ...pair,
    alignment,
    figures: quantities,
    dates,
    overlap: overlapOf(a, b, alignment, quantities, dates, isMeasured),
    ...signOf(a, b, alignment.matches),
    ...differencesOf(
      { ...quantities, differing: [...quantities.differing, ...differingUnits(a, b)] },
      dates,
      clashingProperties(a, b, alignment, isMeasured),
    ),
    narrower: quantities.narrower + dates.narrower,
    shared,
    firsts,
    substitutions: [
      ...firsts,
      ...findSubstitutions(pair, loneA ?? [], loneB ?? [], alignment).filter(
        ({ a: x, b: y }) => !firsts.some((first) => first.a === x || first.b === y),
      ),
    ],
    loneA: loneA ?? [],
    loneB: loneB ?? [],
    isOneSided: shared === 0 && mentions > 0,
    ...apartness(loneA ?? [], loneB ?? [], alignment.matches),
    isOtherKind: hasPrivative(loneA ?? [], a, alignment.matches) || hasPrivative(loneB ?? [], b, alignment.matches),
    isLexical: alignment.matches.some(({ how }) => how !== 'same'),
  }
}

/** Words that make no difference when they stand alone. */
function isIdle(term: Term, isMeasured: boolean): boolean {
  if (term.isCondition || term.weight < 0.5 || LESS.has(term.text.toLowerCase())) return true
  return ['more', 'than'].includes(term.lemma) || (isMeasured && propertyWords.has(term.lemma))
}

/** Opposites, exchanged roles and denials, and what they come to: -1 when one side denies the other. */
function signOf(a: Slots, b: Slots, matches: Match[]): Pick<Facts, 'swap' | 'opposites' | 'sign'> {
  const opposites = matches.filter(({ how, a: x, b: y }) => how === 'opposite' && x.isCondition === y.isCondition)
  const swap = findSwap(a, b, matches)
  const isSaid = opposites.some(({ a: x, b: y }) => LESS.has(x.text.toLowerCase()) || LESS.has(y.text.toLowerCase()))
  const isLess = hasLess(a) !== hasLess(b) && !isSaid
  const turns = opposites.length >= 2 && swap === null ? 1 : opposites.length
  const isTurnedRound =
    (swap === null && matches.some(isOtherWay) && !NO_WAY.test(a.text) && !NO_WAY.test(b.text)) ||
    (haveOtherParticles(a.text, b.text) && !opposites.some(isOfParticle)) ||
    haveTurnedPronouns(a.text, b.text)
  const flips = turns + (swap ? 1 : 0) + (isLess ? 1 : 0) + (isTurnedRound ? 1 : 0)
  const isNamedWrong = isDenied(a, b) !== isDenied(b, a)
  return { swap, opposites, sign: isNamedWrong ? -1 : a.cues.polarity * b.cues.polarity * (flips % 2 === 1 ? -1 : 1) }
}

const SPEAKERS: readonly [subject: string, object: string][] = [
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
]

/** "He lent me twenty pounds" and "I lent him twenty pounds". */
function haveTurnedPronouns(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => {
    const words: readonly string[] = text.toLowerCase().match(/[a-z']+/g) ?? []
    const found = (side: 0 | 1): number => SPEAKERS.findIndex((pair) => words.includes(pair[side]))
    return { subject: found(0), object: found(1) }
  })
  if (!left || !right || left.subject < 0 || right.subject < 0 || left.subject === right.subject) return false
  return left.subject === right.object && right.subject === left.object
}

/** "Switches on" and "switches off" are opposites as verbs: their particles count once. */
const isOfParticle = ({ a, b }: Match): boolean =>
  [a, b].every(({ kind, lemma }) => kind === 'verb' && / (?:on|off|up|down|in|out)$/.test(lemma))

/** "With the lid on" and "with the lid off": a particle that ends its phrase. */
function haveOtherParticles(a: string, b: string): boolean {
  return particlePairs.some(
    ([x, y]) =>
      (x.test(a) && y.test(b) && !y.test(a) && !x.test(b)) || (y.test(a) && x.test(b) && !x.test(a) && !y.test(b)),
  )
}

/** A "to" that leads nowhere: "comes from gas bubbles" and "is due to a gas bubble". */
const NO_WAY = /\b(?:due|owing|thanks|according|relative|compared|close|similar|equal|prone|subject|attributed) to\b/i

/** "Away from the heart" and "towards the heart". */
function isOtherWay({ a: x, b: y, how }: Match): boolean {
  const roles = [roleClass(x.role), roleClass(y.role)].toSorted().join()
  return how !== 'opposite' && x.kind !== 'verb' && Math.max(x.weight, y.weight) > 0.5 && roles === 'from,to'
}

/** Figures and dates that cannot both hold; where they name the topic itself, the claims speak of two things. */
function differencesOf(
  quantities: MentionCheck,
  dates: MentionCheck,
  areOtherProperties: boolean,
): Pick<Facts, 'differing' | 'mentionSlot' | 'identityDiffers'> {
  const identity = [
    ...quantities.differing.filter(({ isTopic, isIdentity }) => isTopic && isIdentity),
    ...dates.differing.filter(({ isTopic }) => isTopic),
  ]
  return {
    differing: [...quantities.differing, ...dates.differing].filter((pair) => !identity.includes(pair)),
    mentionSlot: quantities.differing.length > 0 ? 'number' : 'date',
    identityDiffers: identity.length > 0 || areOtherProperties,
  }
}

/** Whether the claims share no subject, or nothing but a subject. */
function apartness(loneA: Term[], loneB: Term[], matches: Match[]): Pick<Facts, 'isTopicApart' | 'isPredicateApart'> {
  const sharesSubject = matches.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.weight > 0.5)
  const sharesOther = matches.some(
    ({ a: x, b: y }) => !(x.isSubject && y.isSubject) && Math.max(x.weight, y.weight) > 0.5,
  )
  return {
    isTopicApart: hasLoneSubject(loneA) && hasLoneSubject(loneB) && !sharesSubject,
    isPredicateApart: loneA.length > 0 && loneB.length > 0 && !sharesOther,
  }
}

/** "A former minister" is no minister; "former minister Jane Doe" is Jane Doe. */
function hasPrivative(lone: Term[], { terms }: Slots, matches: Match[]): boolean {
  const isNamed = ({ phrase, start }: Term): boolean =>
    matches.some(({ a, b }) =>
      [a, b].some(
        (term) => term.kind === 'name' && terms.includes(term) && term.phrase === phrase && term.start > start,
      ),
    )
  return lone.some((term) => privative.has(term.lemma) && !(OF_OFFICE.has(term.lemma) && isNamed(term)))
}

const OF_OFFICE = new Set(['former', 'ex', 'deputy', 'vice', 'acting', 'honorary'])

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
    return b.terms.some(
      ({ text, weight, role }) =>
        weight > 0.5 &&
        role !== 'V' &&
        words.includes(text.toLowerCase()) &&
        !a.terms.some(({ lemma }) => lemma === text.toLowerCase()),
    )
  })
}
