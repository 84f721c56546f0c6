import type { Facts } from '../relate/facts.ts'
import { stages } from '../relate/verdict.ts'
import type { Suspicion } from '../relate/verdict.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import { both } from './pair-numbers.ts'
import { readWordSigns } from './signs.ts'
import { readCueTraits, readTextTraits } from './text-traits.ts'
import { weigh } from './weigh.ts'

const MOST = 4
const MOST_TERMS = 12
const KINDS = ['name', 'noun', 'verb', 'adj', 'adv'] as const

/**
 * All that is read off a pair of claims for the trees, each the same in both orders: what the rules found, what speaks
 * for one thing, the small words, the figures, and what the words without a partner could still mean to each other.
 */
export function readTraits(facts: Facts, { stage, verdict }: Suspicion): number[] {
  const words = readWordSigns(facts)
  return [
    ...words,
    ...stages.map((each) => Number(each === stage)),
    Number(verdict.relation === 'qualifies'),
    weigh(stage, words),
    ...readTextTraits(facts.a.text, facts.b.text),
    ...readCueTraits(facts.a, facts.b),
    ...mentionTraits(facts),
    ...loneTraits(facts),
  ]
}

function mentionTraits({ a, b, figures, dates, identityDiffers, sign }: Facts): number[] {
  const count = ({ quantities }: Slots): number => quantities.length
  return [
    figures.shared,
    figures.differing.length,
    figures.narrower,
    dates.shared,
    dates.differing.length,
    dates.narrower,
    ...both(count(a), count(b)),
    ...both(a.dates.length, b.dates.length),
    Number(identityDiffers),
    sign,
  ]
}

function loneTraits({ a, b, loneA, loneB, alignment, lexicon }: Facts): number[] {
  const telling = (terms: Term[]): Term[] => terms.filter(({ weight }) => weight > 0.5).slice(0, MOST_TERMS)
  const [x, y, restX, restY] = [telling(a.terms), telling(b.terms), telling(loneA), telling(loneB)]
  const count = (p: Term[], q: Term[], holds: (s: string, t: string) => boolean): number => {
    const found = p.flatMap(({ lemma: s }) => q.filter(({ lemma: t }) => s !== t && holds(s, t)))
    return Math.min(MOST, found.length)
  }
  const partners = alignment.matches.filter(({ how }) => how !== 'opposite')
  const perKind = KINDS.flatMap((kind) => {
    const of = (terms: Term[]): number => terms.filter((term) => term.kind === kind).length
    return [...both(of(restX), of(restY)), partners.filter((match) => match.a.kind === kind).length]
  })
  const stray = partners.filter(({ a: p, b: q }) => p.role !== q.role).length
  return [
    count(x, y, (s, t) => lexicon.areAntonyms(s, t)),
    count(restX, restY, (s, t) => lexicon.areAntonyms(s, t)),
    count(restX, restY, (s, t) => lexicon.isKindOf(s, t) || lexicon.isKindOf(t, s)),
    count(restX, restY, (s, t) => s.slice(0, MOST) === t.slice(0, MOST)),
    ...perKind,
    stray,
    alignment.matches.length - stray,
    alignment.matches.filter(({ how }) => how === 'same').length,
    ...both(alignment.coverA, alignment.coverB),
    Math.abs(alignment.coverA - alignment.coverB),
    ...both(restX.length, restY.length),
    ...both(restX.length / Math.max(1, x.length), restY.length / Math.max(1, y.length)),
  ]
}
