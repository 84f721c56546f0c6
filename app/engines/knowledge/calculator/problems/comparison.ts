import { plain, startSentence } from '../amount.ts'
import { toExpression } from '../arithmetic.ts'
import { type Quantity, readQuantity, sayConversion, toBaseUnits } from '../conversion.ts'
import { CannotWork, evaluate, toNear, type Value, writeValue } from '../expression.ts'
import { compare, subtract } from '../rational.ts'
import type { Dimension } from '../unit-table.ts'
import type { Worked } from './worked.ts'

/** Comparatives asked for, the one said, whether the smaller has it, and what they measure (null: anything). */
const COMPARATIVES: readonly [asked: string, said: string, isSmaller: boolean, of: readonly Dimension[] | null][] = [
  ['bigger|biggest|larger|largest|greater|greatest|more|most|higher|highest', 'larger', false, null],
  ['smaller|smallest|less|least|lower|lowest|fewer', 'smaller', true, null],
  ['longer|longest', 'longer', false, ['length', 'time']],
  ['shorter|shortest', 'shorter', true, ['length', 'time']],
  ['farther|further|farthest|furthest|taller|tallest|wider|deeper|thicker', 'longer', false, ['length']],
  ['heavier|heaviest', 'heavier', false, ['mass']],
  ['lighter|lightest', 'lighter', true, ['mass']],
  ['faster|fastest|quicker', 'faster', false, ['speed']],
  ['slower|slowest', 'slower', true, ['speed']],
  ['hotter|hottest|warmer|warmest', 'warmer', false, ['temperature']],
  ['colder|coldest|cooler|coolest', 'colder', true, ['temperature']],
]
const ASKED = COMPARATIVES.map(([asked]) => asked).join('|')
const KIND = '(?:number|one|fraction|value|amount|distance|weight|temperature|length|speed|time|period|area|volume)'
const IS = '(?:is|are|has|would be|weighs|lasts|takes)'

/** Precious metals are weighed by an ounce and a pound of their own, so "a pound of gold or of feathers" is a riddle. */
const PRECIOUS = /^(?:an? |\d+ )?(?:oz|ounces?|lbs?|pounds?) of (?:gold|silver|platinum)$/
const POUNDS = /^(?:an? |\d+ )?(?:oz|ounces?|lbs?|pounds?)\b/

const WHICH = new RegExp(
  `^(?:what|which)(?: of (?:these|the two|them))?(?: ${KIND})? ${IS} (?:the )?(?<how>${ASKED})(?: ${KIND})?[ ,:;-]+(?<a>.+?),? or (?<b>.+)$`,
)
const EITHER = new RegExp(
  `^(?:is )?(?<a>.+?) or (?<b>.+?)[ ,:;-]+(?:(?:what|which)(?: one| ${KIND})? ${IS} )?(?:the )?(?<how>${ASKED})(?: ${KIND})?$`,
)
const THAN = new RegExp(`^(?:is|are) (?<a>.+?) (?<how>${ASKED}) than (?<b>.+)$`)

type Side = { written: string; size: Value; quantity: Quantity | null }

/** Says which of two numbers, sums or quantities is larger, longer, heavier and so on. */
export function workComparison(text: string): Worked {
  const asked = WHICH.exec(text)?.groups ?? EITHER.exec(text)?.groups
  const groups = asked ?? THAN.exec(text)?.groups
  const row = COMPARATIVES.find(([words]) => words.split('|').includes(groups?.how ?? ''))
  if (!groups?.a || !groups.b || !row) return null
  const [, said, isSmaller, of] = row
  if (PRECIOUS.test(groups.a) !== PRECIOUS.test(groups.b) && POUNDS.test(groups.a) && POUNDS.test(groups.b)) return null
  try {
    const [a, b] = [readSide(groups.a), readSide(groups.b)]
    if (!a || !b || dimensionOf(a) !== dimensionOf(b)) return null
    if (of && !of.some((dimension) => dimension === dimensionOf(a))) return null
    return say(a, b, { said, isSmaller, isYesOrNo: asked === undefined })
  } catch (error) {
    if (error instanceof CannotWork) return { refusal: error.message }
    throw error
  }
}

const dimensionOf = ({ quantity }: Side) => quantity?.parts[0]?.unit.dimension ?? null

const OF_WHAT = /^(?<many>an? [a-z]+|\d[\d.,]* ?[a-z]+) of (?<what>[a-z]+(?: [a-z]+)?)$/

/** "A kilo of feathers" weighs what a kilo weighs. */
function readHeap(text: string): Side | null {
  const groups = OF_WHAT.exec(text)?.groups
  const quantity = readQuantity((groups?.many ?? '').replace(/^an? /, '1 '))
  const [size, unit] = [quantity && toBaseUnits(quantity), quantity?.parts[0]?.unit]
  if (!groups || !quantity || !size || unit?.dimension !== 'mass') return null
  return { written: `${quantity.written} of ${groups.what}`, size: { exact: size }, quantity }
}

function readSide(text: string): Side | null {
  const heap = readHeap(text)
  if (heap) return heap
  const phrase = text.replace(/^the (?:number |fraction )?|^number /, '').trim()
  const quantity = readQuantity(
    phrase.replace(/ degrees (celsius|fahrenheit)$/, ' °$1').replace(/°(c|f)[a-z]+$/, '°$1'),
  )
  const size = quantity && toBaseUnits(quantity)
  if (quantity && size) return { written: quantity.written, size: { exact: size }, quantity }
  const evaluated = evaluate(toExpression(phrase))
  return evaluated && { written: evaluated.pretty, size: evaluated.value, quantity: null }
}

function say(a: Side, b: Side, asked: { said: string; isSmaller: boolean; isYesOrNo: boolean }): Worked {
  const order = compareSizes(a.size, b.size)
  const working = explain(a, b)
  if (order === 0)
    return {
      text: `${asked.isYesOrNo ? 'No, ' : ''}${startSentence(a.written)} and ${b.written} ${dimensionOf(a) === 'mass' ? 'weigh the same' : 'are equal'}.`,
      working,
    }
  const [first, second] = order > 0 === asked.isSmaller ? [b, a] : [a, b]
  const lead = asked.isYesOrNo ? (first === a ? 'Yes, ' : 'No, ') : ''
  const said = dimensionOf(a) !== 'mass' ? asked.said : asked.isSmaller ? 'lighter' : 'heavier'
  return { text: `${lead}${first.written} is ${said} than ${second.written}.`, working }
}

function compareSizes(a: Value, b: Value): number {
  return 'exact' in a && 'exact' in b ? compare(a.exact, b.exact) : Math.sign(toNear(a) - toNear(b))
}

function explain(a: Side, b: Side): string {
  const unit = b.quantity?.parts[0]?.unit
  const converted = a.quantity && unit ? sayConversion(a.quantity, unit) : null
  if (converted && 'working' in converted) return converted.working
  if ('exact' in a.size && 'exact' in b.size)
    return `${plain(a.size.exact)} − ${plain(b.size.exact)} = ${plain(subtract(a.size.exact, b.size.exact))}`
  return `${a.written} ≈ ${writeValue(a.size).text}; ${b.written} ≈ ${writeValue(b.size).text}`
}
