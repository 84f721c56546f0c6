import { areOtherThings, fillsOtherwise } from '../relate/agreement.ts'
import type { Facts } from '../relate/facts.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'

/**
 * What speaks for or against two claims being about the same thing, as numbers. Every sign is the same in both orders.
 * The first group needs words only; the second the cosine of the two embeddings.
 */
export const wordSigns = [
  'overlap',
  'lessCovered',
  'moreCovered',
  'sharedFigures',
  'differingFigures',
  'narrowerFigures',
  'loneFigures',
  'isOtherOne',
  'isOneSided',
  'loneLess',
  'loneMore',
  'loneNames',
  'loneNamesBoth',
  'loneVerbsBoth',
  'loneNounsBoth',
  'isContained',
  'isCovered',
  'verbForVerb',
  'nounForNoun',
  'nameForName',
  'qualityForQuality',
  'subjectForSubject',
  'rivals',
  'sameNames',
  'sameSubject',
  'sameVerb',
  'sameObject',
  'sameWords',
  'synonyms',
  'kinds',
  'isTopicApart',
  'isPredicateApart',
  'opposites',
  'isSwapped',
  'isDenied',
  'fillsOtherwise',
  'areOtherThings',
  'length',
  'isFragment',
  'isNamingBoth',
] as const

export const meaningSigns = ['cosine', 'closeness', 'cosineOfUncovered'] as const

/** A cosine below this says little about two sentences on one topic. */
const CLOSE = 0.6
const MOST_FIGURES = 2
const MOST_WORDS = 6
const LONG = 8

function isTelling({ weight }: Term): boolean {
  return weight > 0.5
}

function weightOf(terms: Term[], kind?: Term['kind']): number {
  return terms
    .filter((term) => isTelling(term) && (kind === undefined || term.kind === kind))
    .reduce((sum, { weight }) => sum + weight, 0)
}

function figuresOf({ quantities, dates }: Slots): number {
  return quantities.length + dates.length
}

/** The signs that words give, in the order of `wordSigns`. */
export function readWordSigns(facts: Facts): number[] {
  const { a, b, alignment, loneA, loneB } = facts
  const swaps = facts.substitutions.filter(({ a: x, b: y }) => isTelling(x) && isTelling(y))
  const same = alignment.matches.filter(({ a: x, b: y, how }) => how !== 'opposite' && (isTelling(x) || isTelling(y)))
  const count = (holds: (swap: (typeof swaps)[number]) => boolean): number => swaps.filter(holds).length
  const less = (kind?: Term['kind']): number => Math.min(weightOf(loneA, kind), weightOf(loneB, kind))
  const lengths = [a, b].map(({ terms }) => Math.min(LONG, terms.filter(isTelling).length))
  const loneFigures = Math.max(
    0,
    figuresOf(a) + figuresOf(b) - 2 * (facts.shared + facts.differing.length + facts.narrower),
  )
  return [
    facts.overlap,
    Math.min(alignment.coverA, alignment.coverB),
    Math.max(alignment.coverA, alignment.coverB),
    Math.min(MOST_FIGURES, facts.shared),
    Math.min(MOST_FIGURES, facts.differing.length),
    Math.min(MOST_FIGURES, facts.narrower),
    Math.min(MOST_FIGURES, loneFigures),
    Number(facts.identityDiffers),
    Number(facts.isOneSided),
    Math.min(MOST_WORDS, less()),
    Math.min(MOST_WORDS, Math.max(weightOf(loneA), weightOf(loneB))),
    Math.min(MOST_WORDS, weightOf(loneA, 'name') + weightOf(loneB, 'name')),
    Number(less('name') > 0),
    Number(less('verb') > 0),
    Math.min(MOST_WORDS, less('noun')),
    Number(less() === 0),
    Number(weightOf(loneA) + weightOf(loneB) === 0),
    count(({ isVerb }) => isVerb),
    count(({ a: x, b: y }) => x.kind === 'noun' && y.kind === 'noun'),
    count(({ isNamed }) => isNamed),
    count(({ a: x }) => x.kind === 'adj' || x.kind === 'adv'),
    count(({ a: x, b: y }) => x.isSubject && y.isSubject && x.kind !== 'adj'),
    count(({ isRival }) => isRival),
    same.filter(({ a: x, b: y }) => x.kind === 'name' || y.kind === 'name').length,
    Number(same.some(({ a: x, b: y }) => x.isSubject && y.isSubject)),
    Number(same.some(({ a: x, b: y }) => x.kind === 'verb' || y.kind === 'verb')),
    Number(same.some(({ a: x, b: y }) => !x.isSubject && !y.isSubject && x.kind !== 'verb' && y.kind !== 'verb')),
    Math.min(MOST_WORDS, same.length),
    same.filter(({ how }) => how === 'synonym').length,
    same.filter(({ how }) => how === 'kind').length,
    Number(facts.isTopicApart),
    Number(facts.isPredicateApart),
    facts.opposites.length,
    Number(facts.swap !== null),
    Number(a.cues.polarity !== b.cues.polarity),
    Number(fillsOtherwise(facts)),
    Number(areOtherThings(facts)),
    Math.min(...lengths),
    Number(a.isFragment || b.isFragment),
    Number((a.isCopular || a.isFragment) && (b.isCopular || b.isFragment)),
  ]
}

/** The signs that the cosine adds, in the order of `meaningSigns`. */
export function readMeaningSigns({ overlap }: Facts, cosine: number): number[] {
  return [cosine, Math.max(0, cosine - CLOSE), cosine * (1 - overlap)]
}
