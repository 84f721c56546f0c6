import { readAmount } from '../figures/amounts.ts'
import { spelledNumber } from '../figures/number-words.ts'
import type { Quantity } from '../figures/quantities.ts'
import { findUnit } from '../figures/units.ts'
import { compareValues } from '../figures/values.ts'
import type { Placed, Slots } from '../slots/slots.ts'

/** So much of something for so much of something else: 12 m² to the litre, 100 litres a day. */
type Rate = { of: string; per: string; amount: number }

const DAY = 86_400

/** "12 metres a year" against "120 cm of rain in an average year", "50 cents a minute" against "half an hour for €15". */
export function compareRates(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
): 'same' | 'narrower' | 'differs' | null {
  const [x, y] = [rateOf(a, left), rateOf(b, right)]
  const [first, second] = [x ?? companionOf(a, left, y), y ?? companionOf(b, right, x)]
  if (!first || !second || first.per !== second.per || first.of !== second.of) return null
  if (first.amount === second.amount && a.dimension === b.dimension) return null
  return compareValues(by(a, first), by(b, second))
}

function rateOf(quantity: Placed<Quantity>, slots: Slots): Rate | null {
  const { dimension } = quantity
  if (dimension === 'count/time') return { of: 'count', per: 'time', amount: DAY }
  if (dimension === 'frequency') return /times/.test(quantity.text) ? { of: 'count', per: 'time', amount: DAY } : null
  if (dimension.endsWith('/time')) return { of: dimension.slice(0, -'/time'.length), per: 'time', amount: 1 }
  if (['ordinal', 'label', 'times', 'share', 'temperature'].includes(dimension)) return null
  return saidPer(quantity, slots.text) ?? often(quantity, slots)
}

/** "24 m² to the litre", "five euros for each hour": the measure said right after. */
function saidPer({ end, dimension }: Quantity, text: string): Rate | null {
  const [, count = '', word = ''] = PER.exec(text.slice(end)) ?? []
  const unit = findUnit(word === 'night' ? 'day' : word)
  const times = count === '' ? 1 : (readAmount(count)?.value ?? NaN)
  if (!unit || unit.offset !== 0 || unit.dimension === dimension || Number.isNaN(times)) return null
  return { of: dimension, per: unit.dimension, amount: unit.factor * times }
}

const PER = new RegExp(
  String.raw`^(?: (?!but\b|or\b|half\b|quarters?\b)[a-z]+){0,5}? ?(?:/|(?:an?|per|each|every|to the|for each|for every|for an?|` +
    String.raw`to cover an?|in an?|in one|in each|in every)(?: average| normal| typical| single)? )` +
    String.raw`(?:(${spelledNumber}|\d+) )?([a-zé²³²]+)\b`,
  'i',
)

/** What is done daily is done once in a day: "90,000 bottles a year" and "20,000 bottles annually". */
function often({ dimension }: Quantity, { quantities }: Slots): Rate | null {
  const found = quantities.filter(({ dimension: other }) => other === 'frequency')
  const [once] = found
  return once && found.length === 1 ? { of: dimension, per: 'time', amount: DAY / once.value } : null
}

/** "Two litres do 24 m²" where the other claim says how much one litre does. */
function companionOf({ dimension, start }: Quantity, { quantities }: Slots, like: Rate | null): Rate | null {
  const others = quantities.filter(
    (other) => other.dimension === like?.per && other.bound !== 'range' && other.start !== start,
  )
  const [other] = others
  if (!like || !other || others.length !== 1 || dimension !== like.of || dimension === like.per || other.value <= 0)
    return null
  return { of: dimension, per: like.per, amount: other.value }
}

function by(quantity: Quantity, { of, amount }: Rate): Quantity {
  const { value, low, high, step } = quantity
  return {
    ...quantity,
    dimension: of,
    unit: 'rate',
    value: value / amount,
    low: low / amount,
    high: high / amount,
    step: step / amount,
  }
}

/** The hundred kilometres of "seven litres per hundred kilometres". */
export function isMeasureOf({ start }: Quantity, { text }: Slots): boolean {
  return /\b(?:per|for each|for every|for a|in every|out of every|to the) $/i.test(text.slice(0, start))
}
