import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { compareValues } from './values.ts'
import type { Quantity } from './quantities.ts'
import type { Placed, Slots } from './slots.ts'
import { findUnit } from './units.ts'
import { areSameInClaims } from './vocabulary.ts'

export type Outcome = 'same' | 'narrower' | 'differs' | 'apart'

export function areLikeWords(a: string, b: string, lexicon: Lexicon): boolean {
  return a === b || areSameInClaims(a, b) || lexicon.areSynonyms(a, b)
}

export function compareQuantities(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
  lexicon: Lexicon,
): Outcome {
  if (a.dimension === 'ordinal' && b.dimension === 'ordinal') return compareRanks(a, b, lexicon)
  if (isMove(a, left) !== isMove(b, right)) return 'apart'
  if (a.dimension === b.dimension) {
    const rates = ratesOf(a, b)
    if (rates) return rates
    if (a.dimension.startsWith('count') && !countSameThing(a, b, left, right, lexicon)) return 'apart'
    return compareValues(a, b)
  }
  const isCount = (q: Quantity): boolean => q.dimension === 'count' || q.dimension === 'label'
  if (isCount(a) && isCount(b)) return compareValues(a, b)
  if (a.dimension === 'degrees' || b.dimension === 'degrees') return compareDegrees(a, b)
  if (isCount(a) !== isCount(b)) return isCount(a) ? compareBare(a, b) : compareBare(b, a)
  if (isPeriodPair(a, b) || isPeriodPair(b, a)) return comparePeriods(a, b)
  const areMoney = a.dimension.startsWith('money') && b.dimension.startsWith('money')
  if (areMoney) return a.value === b.value ? 'differs' : 'narrower'
  return isSameFigure(a, b) ? 'differs' : 'apart'
}

/** "$2,000 per ounce" and "$2,000 a kilo": one price for two measures of one thing. */
function ratesOf(a: Placed<Quantity>, b: Placed<Quantity>): Outcome | null {
  const [x, y] = [findUnit(a.counted ?? ''), findUnit(b.counted ?? '')]
  if (!x || !y || x.dimension !== y.dimension || x.factor === y.factor) return null
  const scaled = (value: number): number => (value * x.factor) / y.factor
  const like = { ...b, value: scaled(b.value), low: scaled(b.low), high: scaled(b.high), step: scaled(b.step) }
  return compareValues(a, like)
}

/** "Cut the price by $200", "three months later": how far something moved, not where it stands. */
function isMove({ start, end }: Quantity, { text }: Slots): boolean {
  return CHANGE.test(text.slice(0, start)) || /^ (?:later|earlier|afterwards?|beforehand)\b/i.test(text.slice(end))
}

const CHANGE =
  /\b(?:cut|cuts|r[ao]ise[sdn]?|raised|rose|drop\w*|fell|fall\w*|reduc\w+|lower\w*|increas\w+|decreas\w+|grew|gr[eo]w\w*|shr[aiu]nk\w*|chang\w+|mov\w+)\b[^.;]*\bby (?:about |around |roughly |some |up to |over |almost |nearly )?$/i

/** Ranks are compared where they count by one measure, among the same things or on one verb. */
function compareRanks(a: Placed<Quantity>, b: Placed<Quantity>, lexicon: Lexicon): Outcome {
  if ((a.unit === 'rank' && b.unit === 'rank') || !areRankedAlike(a, b, lexicon)) return 'apart'
  const areAmongSame = a.anchors.slice(0, 2).some((word) => b.anchors.slice(0, 2).includes(word))
  return areAmongSame || (a.verb !== null && a.verb === b.verb) ? compareValues(a, b) : 'apart'
}

/** "My dog is 9" against "nine years old": a bare figure takes the unit of the other. */
function compareBare(bare: Placed<Quantity>, united: Placed<Quantity>): Outcome {
  if (bare.counted !== null || !bare.isUnitless || united.dimension === 'ordinal') return 'apart'
  if (united.dimension === 'share' && bare.value > 0 && bare.value < 1) {
    return compareValues({ ...bare, unit: united.unit }, united)
  }
  const said = saidIn(united)
  const scale = Number.isFinite(said) && united.bound !== 'range' && united.value !== 0 ? said / united.value : 1
  const { value, low, high, step } = united
  const scaled = { ...united, value: value * scale, low: low * scale, high: high * scale, step: step * scale }
  return compareValues({ ...bare, dimension: united.dimension, unit: united.unit }, scaled)
}

/** The figure as said, in its own unit: nine for "nine years". */
function saidIn({ text, value, unit }: Quantity): number {
  const digits = /[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '')
  return digits === undefined ? value / (findUnit(unit)?.factor ?? NaN) : Number(digits)
}

/** "The largest planet" and "the fifth from the sun" are ranks of two kinds. */
function areRankedAlike(a: Quantity, b: Quantity, lexicon: Lexicon): boolean {
  if (a.by === undefined || b.by === undefined) return a.by === b.by
  return areLikeWords(lexicon.lemma(a.by, 'adj'), lexicon.lemma(b.by, 'adj'), lexicon)
}

const DAY_SECONDS = 86_400

function isPeriodPair(often: Quantity, long: Quantity): boolean {
  return often.dimension === 'frequency' && long.dimension === 'time'
}

/** "Once every 88 days" is a round of "88 days"; another length may be of another thing. */
function comparePeriods(a: Quantity, b: Quantity): Outcome {
  const [often, long] = a.dimension === 'frequency' ? [a, b] : [b, a]
  const period = DAY_SECONDS / often.value
  return compareValues({ ...long, value: period, low: period, high: period, bound: 'exact' }, long) === 'same'
    ? 'same'
    : 'apart'
}

/** "5 kg" against "5 metres": the same figure in units that do not go together. */
function isSameFigure(a: Quantity, b: Quantity): boolean {
  const figure = (q: Quantity): string => /\d[\d,.]*/.exec(q.text)?.[0] ?? q.text.split(' ')[0] ?? ''
  return (
    figure(a) === figure(b) &&
    a.dimension !== 'ordinal' &&
    b.dimension !== 'ordinal' &&
    !a.dimension.startsWith('count') &&
    !b.dimension.startsWith('count')
  )
}

function compareDegrees(a: Quantity, b: Quantity): Outcome {
  const [bare, known] = a.dimension === 'degrees' ? [a, b] : [b, a]
  if (known.dimension !== 'temperature') return 'apart'
  const readings = [bare.value, ((bare.value - 32) * 5) / 9]
  return readings.some((value) => compareValues({ ...bare, value, unit: known.unit }, known) === 'same')
    ? 'same'
    : 'differs'
}

/** Workers are people. */
function isKind(counted: string, other: string, lexicon: Lexicon): boolean {
  return lexicon.isKindOf(counted, other === 'people' ? 'person' : other)
}

function countSameThing(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
  lexicon: Lexicon,
): boolean {
  if (a.counted === null || b.counted === null) {
    const counted = a.counted ?? b.counted
    if (counted === null) return true
    const other = a.counted === null ? left : right
    return (
      other.isFragment ||
      other.terms.length <= 3 ||
      other.terms.some(({ lemma }) => areLikeWords(lemma, counted, lexicon)) ||
      lexicon.isKindOf(counted, 'person')
    )
  }
  return (
    areLikeWords(a.counted, b.counted, lexicon) ||
    isKind(a.counted, b.counted, lexicon) ||
    isKind(b.counted, a.counted, lexicon)
  )
}
