import { compareDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import { compareQuantities } from '../mentions/quantity-pairs.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { areOverlapping } from '../text/text.ts'
import type { Facts } from './facts.ts'
import { valueKey, valuesOf } from './same-frame.ts'
import type { Value } from './same-frame.ts'

/** How the values of one claim stand beside another: all said there too, one said there rounded, lacking there, or not to be read. */
export type ValueStanding = 'same' | 'rounded' | 'lone' | 'unclear'
/** How the values of two claims stand, each as it is written, to the last sign. */
export type SharedValues = { a: ValueStanding; b: ValueStanding }

/** Compares the values of two claims that the words find to agree. */
export function sharedValues({ a, b, lexicon }: Pick<Facts, 'a' | 'b' | 'lexicon'>): SharedValues {
  const [own, other] = withoutCommon(valuesOf(a.text), valuesOf(b.text))
  const turned = (x: Mention, y: Mention): Partner => partnerOf(y, x, a, b, lexicon)
  return {
    a: worstOf(own.map((value) => standingOf(value, a, b, (x, y) => partnerOf(x, y, a, b, lexicon)))),
    b: worstOf(other.map((value) => standingOf(value, b, a, turned))),
  }
}

const WORST = ['unclear', 'lone', 'rounded'] as const
const worstOf = (all: ValueStanding[]): ValueStanding => WORST.find((one) => all.includes(one)) ?? 'same'

/** Both claims have a value that the other lacks, or one that cannot be read: what they say is never the same. */
export const areValuesApart = ({ a, b }: SharedValues): boolean =>
  a === 'unclear' || b === 'unclear' || (a === 'lone' && b === 'lone')

type Mention = Placed<Quantity> | Placed<DateMention>
type Partner = 'same' | 'rounded' | 'unclear' | null

function withoutCommon(a: Value[], b: Value[]): [Value[], Value[]] {
  const left = [...b]
  const own = a.filter((value) => {
    const at = left.findIndex((other) => valueKey(other.text) === valueKey(value.text))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [own, left]
}

/** What a value comes to beside all that the other claim names. */
function standingOf(
  value: Value,
  own: Slots,
  other: Slots,
  compare: (x: Mention, y: Mention) => Partner,
): ValueStanding {
  const mentions: Mention[] = [...own.quantities, ...own.dates].filter((mention) => areOverlapping(mention, value))
  const found = mentions.flatMap((x) => [...other.quantities, ...other.dates].map((y) => compare(x, y)))
  if (found.includes('same')) return 'same'
  if (found.includes('unclear')) return 'unclear'
  return found.includes('rounded') ? 'rounded' : 'lone'
}

function partnerOf(x: Mention, y: Mention, a: Slots, b: Slots, lexicon: Facts['lexicon']): Partner {
  if ('years' in x && 'years' in y) return datePartner(x, y)
  if (!('dimension' in x) || !('dimension' in y)) return null
  if (compareQuantities(x, y, a, b, lexicon) !== 'same') return null
  return isSameFigure(x, y) ? 'same' : 'rounded'
}

/** The smaller part of a figure that its rounding may hide: a half of its last digit, and no more than this share. */
const MOST_ROUNDED = 0.01
const EXACT = 1e-9

/** Whether two figures are the same to the last sign, converted or not. */
export function isSameFigure(x: Quantity, y: Quantity): boolean {
  if (x.bound === 'range' || y.bound === 'range')
    return [x, y].every(isClosed) && isNear(x.low, y.low, x, y) && isNear(x.high, y.high, x, y)
  return isNear(x.value, y.value, x, y)
}

/** Whether a figure has both ends: "7–10 days", not "over a week". */
const isClosed = ({ low, high }: Quantity): boolean => Number.isFinite(low) && Number.isFinite(high)

function isNear(one: number, other: number, x: Quantity, y: Quantity): boolean {
  const size = Math.max(Math.abs(one), Math.abs(other))
  if (x.unit === y.unit || x.isUnitless || y.isUnitless) return Math.abs(one - other) <= EXACT * size
  const [rounder, finer] = x.step >= y.step ? [x, y] : [y, x]
  return Math.abs(one - other) <= Math.min(rounder.step, MOST_ROUNDED * size) + finer.step + EXACT * size
}

function datePartner(x: DateMention, y: DateMention): Partner {
  if (compareDates(x, y) !== 'same') return null
  if ((x.otherReading || y.otherReading) && x.text !== y.text) return 'unclear'
  const areYearsOne = x.years === null || y.years === null || x.years.every((year, i) => year === y.years?.[i])
  return areYearsOne && x.isHalfDay === y.isHalfDay ? 'same' : 'rounded'
}
