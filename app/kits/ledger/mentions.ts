import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { compareDates } from './dates.ts'
import type { DateMention } from './dates.ts'
import { compareValues } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Placed, Slots } from './slots.ts'
import type { Span } from './text.ts'
import { findUnit } from './units.ts'
import { areSameInClaims } from './vocabulary.ts'

/** How the figures (or dates) of two claims stand. `differing` are pairs that cannot both hold; `shared` how many agree. */
export type MentionCheck = { shared: number; differing: { a: Span & { text: string }; b: Span & { text: string }; isTopic: boolean; isIdentity: boolean }[]; narrower: number; apart: number }

type Outcome = 'same' | 'narrower' | 'differs' | 'apart'

/** Compares the quantities of two claims, each with those it can be compared with. */
export function checkQuantities(a: Slots, b: Slots, lexicon: Lexicon): MentionCheck {
  return check(a.quantities, b.quantities, (x, y) => compareQuantities(x, y, a, b, lexicon), lexicon)
}

/** Compares the dates of two claims, those of one verb with each other first. */
export function checkDates(a: Slots, b: Slots, lexicon: Lexicon): MentionCheck {
  return check(a.dates, b.dates, compareDatesInPlace, lexicon)
}

/** The years of a life or reign in parentheses are no rival of the date of a deed. */
function compareDatesInPlace(a: Placed<DateMention>, b: Placed<DateMention>): Outcome {
  return a.isAside !== b.isAside && a.isSpan !== b.isSpan ? 'apart' : compareDates(a, b)
}

function check<T extends Span & { text: string }>(a: Placed<T>[], b: Placed<T>[], compare: (a: Placed<T>, b: Placed<T>) => Outcome, lexicon: Lexicon): MentionCheck {
  const result: MentionCheck = { shared: 0, differing: [], narrower: 0, apart: 0 }
  const settled = new Set<Placed<T>>()
  for (const x of a) {
    const options = near(x, b, a, lexicon).map((y) => ({ y, outcome: compare(x, y) })).filter(({ outcome }) => outcome !== 'apart')
    const same = options.find(({ outcome, y }) => outcome === 'same' && !settled.has(y)) ?? options.find(({ outcome }) => outcome === 'same')
    if (same) {
      result.shared += 1
      settled.add(same.y)
      settled.add(x)
    }
  }
  for (const x of a) {
    if (settled.has(x)) continue
    const options = near(x, b, a, lexicon).filter((y) => !settled.has(y)).map((y) => ({ y, outcome: compare(x, y) }))
    const overlapping = options.find(({ outcome }) => outcome === 'narrower')
    const rival = options.find(({ outcome }) => outcome === 'differs')
    if (overlapping) {
      result.narrower += 1
      settled.add(overlapping.y)
    } else if (rival) {
      settled.add(rival.y)
      result.differing.push({ a: x, b: rival.y, isTopic: x.isTopic && rival.y.isTopic, isIdentity: isIdentity(x) || isIdentity(rival.y) })
    } else if (options.length > 0) result.apart += 1
  }
  return result
}

function isIdentity(mention: Span & { text: string; dimension?: string }): boolean {
  return mention.dimension === 'label' || mention.dimension === 'ordinal'
}

/** Where both claims have several figures, those on the same verb are compared with each other. */
function near<T extends Span>(x: Placed<T>, others: Placed<T>[], own: Placed<T>[], lexicon: Lexicon): Placed<T>[] {
  if (own.length < 2 && others.length < 2) return others
  const onVerb = others.filter(({ verb }) => verb !== null && x.verb !== null && areLikeWords(verb, x.verb, lexicon))
  const verbs = new Set([...own, ...others].map(({ verb }) => verb))
  return verbs.size > 1 && onVerb.length > 0 && onVerb.length < others.length ? onVerb : others
}

function areLikeWords(a: string, b: string, lexicon: Lexicon): boolean {
  return a === b || areSameInClaims(a, b) || lexicon.areSynonyms(a, b)
}

function compareQuantities(a: Placed<Quantity>, b: Placed<Quantity>, left: Slots, right: Slots, lexicon: Lexicon): Outcome {
  if (a.dimension === 'ordinal' && b.dimension === 'ordinal') {
    if ((a.unit === 'rank' && b.unit === 'rank') || !areRankedAlike(a, b, lexicon)) return 'apart'
    return a.anchors.slice(0, 2).some((word) => b.anchors.slice(0, 2).includes(word)) || (a.verb !== null && a.verb === b.verb) ? compareValues(a, b) : 'apart'
  }
  if (a.dimension === b.dimension) {
    if (a.dimension.startsWith('count') && !countSameThing(a, b, left, right, lexicon)) return 'apart'
    return compareValues(a, b)
  }
  const isCount = (q: Quantity): boolean => q.dimension === 'count' || q.dimension === 'label'
  if (isCount(a) && isCount(b)) return compareValues(a, b)
  if (a.dimension === 'degrees' || b.dimension === 'degrees') return compareDegrees(a, b)
  if (isCount(a) !== isCount(b)) {
    const [bare, united] = isCount(a) ? [a, b] : [b, a]
    const said = saidIn(united)
    if (bare.counted !== null || !bare.isUnitless || united.dimension === 'ordinal') return 'apart'
    if (united.dimension === 'share' && bare.value > 0 && bare.value < 1) return compareValues({ ...bare, unit: united.unit }, united)
    const scale = Number.isFinite(said) && united.bound !== 'range' && united.value !== 0 ? said / united.value : 1
    return compareValues({ ...bare, dimension: united.dimension, unit: united.unit }, { ...united, value: united.value * scale, low: united.low * scale, high: united.high * scale, step: united.step * scale })
  }
  if (isPeriodPair(a, b) || isPeriodPair(b, a)) return comparePeriods(a, b)
  if (a.dimension.startsWith('money') && b.dimension.startsWith('money')) return a.value === b.value ? 'differs' : 'narrower'
  return isSameFigure(a, b) ? 'differs' : 'apart'
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
  return compareValues({ ...long, value: period, low: period, high: period, bound: 'exact' }, long) === 'same' ? 'same' : 'apart'
}

/** "5 kg" against "5 metres": the same figure in units that do not go together. */
function isSameFigure(a: Quantity, b: Quantity): boolean {
  const figure = (q: Quantity): string => /\d[\d,.]*/.exec(q.text)?.[0] ?? q.text.split(' ')[0] ?? ''
  return figure(a) === figure(b) && a.dimension !== 'ordinal' && b.dimension !== 'ordinal' && !a.dimension.startsWith('count') && !b.dimension.startsWith('count')
}

function compareDegrees(a: Quantity, b: Quantity): Outcome {
  const [bare, known] = a.dimension === 'degrees' ? [a, b] : [b, a]
  if (known.dimension !== 'temperature') return 'apart'
  const readings = [bare.value, ((bare.value - 32) * 5) / 9]
  return readings.some((value) => compareValues({ ...bare, value, unit: known.unit }, known) === 'same') ? 'same' : 'differs'
}

function countSameThing(a: Placed<Quantity>, b: Placed<Quantity>, left: Slots, right: Slots, lexicon: Lexicon): boolean {
  if (a.counted === null || b.counted === null) {
    const counted = a.counted ?? b.counted
    if (counted === null) return true
    const other = a.counted === null ? left : right
    return other.isFragment || other.terms.length <= 3 || other.terms.some(({ lemma }) => areLikeWords(lemma, counted, lexicon)) || lexicon.isKindOf(counted, 'person')
  }
  return areLikeWords(a.counted, b.counted, lexicon) || lexicon.isKindOf(a.counted, b.counted) || lexicon.isKindOf(b.counted, a.counted)
}
