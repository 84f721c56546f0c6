import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Quantity } from '../figures/quantities.ts'
import { ANY_CENTS, findUnit } from '../figures/units.ts'
import { compareValues } from '../figures/values.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { areLikeWords, countSameThing } from './counted.ts'
import { areCountedApart } from './inclusions.ts'
import { compareMonthPlaces } from './month-places.ts'
import { isMove } from './moves.ts'
import { compareRates, isMeasureOf } from './rates.ts'
import { areSaidAlike, isRestOf, isShareOfAll, isSumOf } from './shares.ts'

export type Outcome = 'same' | 'narrower' | 'differs' | 'apart'

export function compareQuantities(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
  lexicon: Lexicon,
): Outcome {
  if (a.dimension === 'ordinal' && b.dimension === 'ordinal')
    return compareMonthPlaces(a, b, left, right) ?? compareRanks(a, b, lexicon)
  if (isMove(a, left) !== isMove(b, right)) return 'apart'
  if (isMeasureOf(a, left) !== isMeasureOf(b, right)) return 'apart'
  const [x, y] = inOneCurrency(a, b)
  const rates = compareRates(x, y, left, right)
  if (rates) return rates
  if (x.dimension === y.dimension) return compareAlike(x, y, left, right, lexicon)
  const isCount = (q: Quantity): boolean => q.dimension === 'count' || q.dimension === 'label'
  if (isCount(a) && isCount(b)) return compareValues(a, b)
  if (a.dimension === 'degrees' || b.dimension === 'degrees') return compareDegrees(a, b)
  if (isCount(a) !== isCount(b)) {
    const outcome = isCount(a) ? compareBare(a, b) : compareBare(b, a)
    return outcome === 'differs' && (hasMore(left) || hasMore(right)) ? 'apart' : outcome
  }
  if (isPeriodPair(a, b) || isPeriodPair(b, a)) return comparePeriods(a, b)
  const areMoney = a.dimension.startsWith('money') && b.dimension.startsWith('money')
  if (areMoney) return a.value === b.value ? 'differs' : 'narrower'
  return isSameFigure(a, b) ? 'differs' : 'apart'
}

function compareAlike(a: Placed<Quantity>, b: Placed<Quantity>, left: Slots, right: Slots, lexicon: Lexicon): Outcome {
  if (a.dimension.startsWith('count') && !countSameThing(a, b, left, right, lexicon)) return 'apart'
  const outcome = compareValues(a, b)
  if (areCountedApart(left, right)) return outcome === 'same' ? 'differs' : 'apart'
  if (outcome !== 'differs') return outcome
  if (a.dimension === 'share' && isRestOf(a, b)) return areSaidAlike(a, b, left, right, lexicon) ? 'differs' : 'apart'
  return isShareOfAll(a, b, left, right) || isSumOf(a, b, left, right) ? 'apart' : outcome
}

/** Ranks are compared where they count by one measure, among the same things or on one verb. */
function compareRanks(a: Placed<Quantity>, b: Placed<Quantity>, lexicon: Lexicon): Outcome {
  if ((a.unit === 'rank' && b.unit === 'rank') || !areRankedAlike(a, b, lexicon)) return 'apart'
  const areAmongSame = a.anchors.slice(0, 2).some((word) => b.anchors.slice(0, 2).includes(word))
  return areAmongSame || (a.verb !== null && a.verb === b.verb) ? compareValues(a, b) : 'apart'
}

/** "My dog is 9" against "nine years old": a bare figure takes the unit of the other. */
function compareBare(bare: Placed<Quantity>, united: Placed<Quantity>): Outcome {
  if (bare.dimension === 'label' || bare.counted !== null || !bare.isUnitless || NO_UNIT.has(united.dimension))
    return 'apart'
  if (/^(?:one|two)$/i.test(bare.text)) return 'apart'
  if (united.dimension === 'share' && bare.value > 0 && bare.value < 1) {
    return compareValues({ ...bare, unit: united.unit }, united)
  }
  if (united.dimension === 'share' && (!/\d/.test(united.text) || bare.bound === 'range')) return 'apart'
  const said = saidIn(united)
  const scale = Number.isFinite(said) && united.bound !== 'range' && united.value !== 0 ? said / united.value : 1
  const { value, low, high, step } = united
  const scaled = { ...united, value: value * scale, low: low * scale, high: high * scale, step: step * scale }
  return compareValues({ ...bare, dimension: united.dimension, unit: united.unit }, scaled)
}

/** Where there are several figures, a bare one need not be of the unit of another. */
function hasMore({ quantities, dates }: Slots): boolean {
  return quantities.filter(({ unit }) => unit !== 'rank').length + dates.length > 1
}

const NO_UNIT: ReadonlySet<string> = new Set(['ordinal', 'frequency', 'times'])

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

/** "Seven pounds" beside a price is a price, and cents are of the currency the other claim names. */
function inOneCurrency(a: Placed<Quantity>, b: Placed<Quantity>): [Placed<Quantity>, Placed<Quantity>] {
  return [asMoney(a, b), asMoney(b, a)]
}

function asMoney(quantity: Placed<Quantity>, { dimension }: Quantity): Placed<Quantity> {
  if (quantity.unit === ANY_CENTS && DECIMAL.has(dimension)) return { ...quantity, dimension, unit: 'cents' }
  if (quantity.unit !== 'lb' || dimension !== 'money:gbp') return quantity
  const { value, low, high, step } = quantity
  const said = (base: number): number => base / (findUnit('lb')?.factor ?? NaN)
  return { ...quantity, dimension, unit: 'gbp', value: said(value), low: said(low), high: said(high), step: said(step) }
}

const DECIMAL: ReadonlySet<string> = new Set(['usd', 'eur', 'aud', 'cad'].map((code) => `money:${code}`))
