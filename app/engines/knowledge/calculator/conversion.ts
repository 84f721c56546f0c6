import { toTable } from '#app/platform/table.ts'
import { type Amount, listWords, plain, startSentence, writeAmount, writeNumber } from './amount.ts'
import {
  add,
  divide,
  floor,
  fromInteger,
  isWhole,
  multiply,
  type Rational,
  readDecimal,
  subtract,
  toNumber,
  toRational,
  ZERO,
} from './rational.ts'
import { readFraction } from './token.ts'
import { findInSystem, findUnit, type Unit } from './unit-table.ts'
import type { Worked } from './problems/worked.ts'

/** One or more amounts with units of one dimension: 5 ft 7 in. */
export type Quantity = { parts: { amount: Rational; unit: Unit }[]; written: string }

const NUMBER = String.raw`-?(?:\d+ \d+\/[1-9]\d*|\d+\/[1-9]\d*|\d[\d,]*(?:\.\d+)?(?:e-?\d{1,2})?|\.\d+)`
const PART = new RegExp(
  `^(?<amount>${NUMBER}|an?|one)\\s*(?<unit>[^\\d\\s,+][^\\d,+]*?(?:\\d(?=$|\\s|,))?)(?=$|\\s*,|\\s*\\+|\\s+(?:and\\s+)?\\d|\\d)(?:\\s*(?:,|\\+|\\band\\b))*\\s*`,
  'i',
)
const BARE = new RegExp(`^(${NUMBER})$`)
const LONGEST = 80
const MOST_PARTS = 4
const SIGNIFICANT = 7

function readAmount(text: string): Rational | null {
  if (/^(?:an?|one)$/i.test(text)) return fromInteger(1)
  const negative = text.startsWith('-')
  const digits = text.replace(/^-/, '')
  const read = readFraction(digits)?.value ?? readDecimal(digits)
  return read && (negative ? subtract(ZERO, read) : read)
}

const readFactor = (unit: Unit): Rational => {
  const [top = '1', bottom = '1'] = unit.factor.split('/')
  return divide(readDecimal(top) ?? fromInteger(1), readDecimal(bottom) ?? fromInteger(1))
}

/** Reads "5 ft 7 in", "5'7\"", "2 1/2 cups" or "6 foot 2"; null when a part is no amount with a unit. */
export function readQuantity(text: string): Quantity | null {
  let rest = text
    .trim()
    .replace(/(\d)\s*(?:''|"|″)/g, '$1 in ')
    .replace(/(\d)\s*['′]\s*/g, '$1 ft ')
    .trim()
  if (rest.length > LONGEST) return null
  const parts: Quantity['parts'] = []
  while (rest !== '' && parts.length < MOST_PARTS) {
    const match = PART.exec(rest)
    const bare = BARE.exec(rest)
    const last = parts.at(-1)
    const smaller = bare && last ? SMALLER[last.unit.sign] : undefined
    const amount = readAmount(match?.groups?.amount ?? (smaller ? (bare?.[1] ?? '') : ''))
    const unit = match ? findUnit(match.groups?.unit ?? '') : smaller ? findUnit(smaller) : null
    if (!amount || !unit || (last && last.unit.dimension !== unit.dimension)) return null
    parts.push({ amount, unit })
    rest = match ? rest.slice(match[0].length) : ''
  }
  return parts.length > 0 && rest === '' ? { parts, written: parts.map(writePart).join(' ') } : null
}

/** What a bare number after this unit counts: 6 foot 2 is inches. */
const SMALLER: Record<string, string> = toTable({ ft: 'in', st: 'lb', lb: 'oz', h: 'min' })

const isOne = (amount: Rational) => amount.top === 1n && amount.bottom === 1n

function writePart({ amount, unit }: Quantity['parts'][number]): string {
  return writeWith(plain(amount), unit, isOne(amount))
}

/** "170.18 cm", "2.5 hours", "37.78 °C". Units of everyday speech are written out. */
function writeWith(digits: string, unit: Unit, isSingle: boolean): string {
  if (unit.sign === '°') return `${digits}°`
  return SPOKEN.has(unit.dimension) || /[A-Z]?[a-z]{4,}/.test(unit.sign) || LONG_SIGNS.has(unit.sign)
    ? `${digits} ${isSingle ? unit.one : unit.more}`
    : `${digits} ${unit.sign}`
}
const SPOKEN = new Set(['time'])
const LONG_SIGNS = new Set([
  'tbsp',
  'tsp',
  'st',
  'ac',
  'mi',
  'oz',
  'yd',
  'US gal',
  'imp gal',
  'US pt',
  'imp pt',
  'US qt',
  'imp qt',
  'US fl oz',
  'imp fl oz',
  'ly',
  'au',
  'ct',
  'gr.',
  'cwt',
  'fur',
  'ch',
  'hh',
  'lea',
  'bbl',
  'kn',
  'bit',
  'B',
  'ha',
  'ozt',
  't',
  'g',
  'l',
  'm',
])

const TEMPERATURE: Record<string, { toKelvin: [Rational, Rational] }> = toTable({
  K: { toKelvin: [fromInteger(1), ZERO] },
  '°C': { toKelvin: [fromInteger(1), toRational(27315n, 100n)] },
  '°F': { toKelvin: [toRational(5n, 9n), toRational(45967n * 5n, 900n)] },
})

function convertTemperature(amount: Rational, from: Unit, to: Unit): { value: Rational; working: string } | null {
  const [source, target] = [TEMPERATURE[from.sign], TEMPERATURE[to.sign]]
  if (!source || !target) return null
  const kelvin = add(multiply(amount, source.toKelvin[0]), source.toKelvin[1])
  if (kelvin.top < 0n) return null
  const value = divide(subtract(kelvin, target.toKelvin[1]), target.toKelvin[0])
  const [x, y] = [plain(amount), plain(value, SIGNIFICANT)]
  const working: Record<string, string> = toTable({
    '°F°C': `(${x} − 32) × 5 ÷ 9`,
    '°C°F': `${x} × 9 ÷ 5 + 32`,
    '°CK': `${x} + 273.15`,
    'K°C': `${x} − 273.15`,
    '°FK': `(${x} − 32) × 5 ÷ 9 + 273.15`,
    'K°F': `(${x} − 273.15) × 9 ÷ 5 + 32`,
  })
  return { value, working: `${working[from.sign + to.sign] ?? x} = ${y}` }
}

/** How much a quantity is in the base unit of its dimension, kelvin for temperatures; null where sizes don't follow the number. */
export function toBaseUnits({ parts }: Quantity): Rational | null {
  const [first] = parts
  if (!first || first.unit.dimension === 'fuel') return null
  const kelvin = TEMPERATURE[first.unit.sign]?.toKelvin
  if (kelvin) return add(multiply(first.amount, kelvin[0]), kelvin[1])
  return parts.reduce((total, { amount, unit }) => add(total, multiply(amount, readFactor(unit))), ZERO)
}

const LITRES_PER_MILE: Record<string, Rational> = toTable({
  'US mpg': toRational(378541178400n, 1609344000n),
  'imperial mpg': toRational(454609000000n, 1609344000n),
})

function convertFuel(amount: Rational, from: Unit, to: Unit): { value: Rational; working: string } | null {
  if (amount.top <= 0n) return null
  const toMetric = (value: Rational, unit: Unit) =>
    LITRES_PER_MILE[unit.sign] ? divide(LITRES_PER_MILE[unit.sign] ?? value, value) : value
  const value = toMetric(toMetric(amount, from), to)
  const k = plain(LITRES_PER_MILE[from.sign] ?? LITRES_PER_MILE[to.sign] ?? ZERO, SIGNIFICANT)
  return { value, working: `${k} ÷ ${plain(amount)} = ${plain(value, SIGNIFICANT)}` }
}

/** Converts a quantity into one unit. Gives the refusal or null when dimensions differ. */
export function sayConversion(quantity: Quantity, target: Unit): Worked {
  const first = quantity.parts[0]
  if (!first) return null
  const to = first.unit.dimension === target.dimension ? target : findInSystem(target.sign, first.unit.dimension)
  const from = to ? first.unit : findInSystem(first.unit.sign, target.dimension)
  if (!from) return sayMismatch(first.unit, target)
  if ((to ?? target).dimension !== from.dimension) return sayMismatch(first.unit, target)
  const goal = to ?? target
  const parts = quantity.parts.map((part, index) => (index === 0 ? { ...part, unit: from } : part))
  if (from.dimension === 'temperature' || from.dimension === 'fuel') return sayBent(first.amount, from, goal)
  const base = toBaseUnits({ ...quantity, parts }) ?? ZERO
  const value = divide(base, readFactor(goal))
  const amount = writeShort(value)
  const written = parts.map(writePart).join(' ')
  const isSingle = parts.length === 1 && isOne(first.amount)
  const lead = `${startSentence(written)} ${isSingle || parts.length > 1 || !isPlural(written) ? 'is' : 'are'} ${
    amount.isRounded ? 'about ' : ''
  }${writeWith(amount.text, goal, isOne(value))}`
  return {
    text: `${lead}${sayNotes([...parts.map((part) => part.unit), goal])}.`,
    working: explain(parts, goal, base, amount),
  }
}

/** Exact when seven digits hold it, otherwise "about" to six. */
function writeShort(value: Rational): Amount {
  const amount = writeAmount(value, SIGNIFICANT)
  const digits = amount.text.replace(/[^\d]/g, '').replace(/^0+/, '').length
  return isWhole(value) || (digits <= SIGNIFICANT && !amount.isRounded)
    ? amount
    : writeNumber(toNumber(value), SIGNIFICANT - 1)
}

const isPlural = (written: string) => /[a-z]{3,}$/.test(written) && !/(?:stone|kcal|mph|psi|atm)$/.test(written)

function sayNotes(units: readonly Unit[]): string {
  const isAllUs = units.every((unit) => unit.dimension === 'volume' && unit.more.startsWith('US '))
  const notes =
    isAllUs && units.some((unit) => unit.note)
      ? ['in US measures']
      : [...new Set(units.flatMap((unit) => unit.note ?? []))]
  const decimal =
    units.every((unit) => unit.dimension === 'data') &&
    new Set(units).size > 1 &&
    units.every((unit) => /^[kMGTPE]?B$/.test(unit.sign))
  const all = [...notes, ...(decimal ? ['in decimal units; with binary units each step is 1,024'] : [])]
  return all.length > 0 ? ` (${all.join('; ')})` : ''
}

function explain(
  parts: Quantity['parts'],
  goal: Unit,
  base: Rational,
  amount: { text: string; isRounded: boolean },
): string {
  const equals = amount.isRounded ? '≈' : '='
  const last = parts.at(-1)
  if (!last) return amount.text
  const inLast = divide(base, readFactor(last.unit))
  const sum = parts.length > 1 ? `${parts.map(writePart).join(' ')} = ${plain(inLast)} ${last.unit.sign}; ` : ''
  const each = divide(readFactor(last.unit), readFactor(goal))
  const inverse = divide(fromInteger(1), each)
  const step = isWhole(inverse) && !isWhole(each) ? `÷ ${plain(inverse)}` : `× ${plain(each, 10)} ${goal.sign}`
  const precise = plain(divide(base, readFactor(goal)), 10)
  return `${sum}${plain(inLast)} ${step} ${precise.includes('×') ? equals : '='} ${precise} ${goal.sign}`
}

function sayBent(given: Rational, from: Unit, to: Unit): Worked {
  const result = from.dimension === 'temperature' ? convertTemperature(given, from, to) : convertFuel(given, from, to)
  if (!result)
    return {
      refusal:
        from.dimension === 'temperature' ? 'That temperature is below absolute zero.' : "That can't be converted.",
    }
  const amount = writeAmount(result.value, SIGNIFICANT)
  const rounded = amount.isRounded
    ? writeAmount(toRational(BigInt(Math.round(Number(amount.text.replaceAll(',', '').replace('−', '-')) * 100)), 100n))
    : amount
  return {
    text: `${plain(given)} ${from.sign} is ${amount.isRounded ? 'about ' : ''}${rounded.text} ${to.sign}.`,
    working: result.working,
  }
}

function sayMismatch(from: Unit, to: Unit): Worked {
  return {
    refusal: `${startSentence(from.more)} measure ${from.dimension} and ${to.more} measure ${
      to.dimension
    }, so one can't be turned into the other.`,
  }
}

/** Converts into two units at once: 170 cm in feet and inches. */
export function sayCompound(quantity: Quantity, large: Unit, small: Unit): Worked {
  const first = quantity.parts[0]
  if (!first || large.dimension !== small.dimension || first.unit.dimension !== large.dimension) return null
  const base = toBaseUnits(quantity)
  if (!base || base.top < 0n) return null
  const whole = toRational(floor(divide(base, readFactor(large))))
  const rest = divide(subtract(base, multiply(whole, readFactor(large))), readFactor(small))
  const hundredths = toRational(floor(add(multiply(rest, fromInteger(100)), toRational(1n, 2n))), 100n)
  const isRounded = hundredths.top * rest.bottom !== rest.top * hundredths.bottom
  const written = listWords([
    writePart({ amount: whole, unit: large }),
    writePart({ amount: hundredths, unit: small }),
  ]).replace(' and ', SPOKEN.has(large.dimension) ? ' and ' : ' ')
  const inSmall = divide(base, readFactor(small))
  return {
    text: `${startSentence(quantity.written)} ${isRounded ? 'is about' : 'is'} ${written}.`,
    working: `${quantity.written} = ${plain(inSmall, SIGNIFICANT)} ${small.sign}; 1 ${large.sign} = ${plain(
      divide(readFactor(large), readFactor(small)),
    )} ${small.sign}`,
  }
}
