import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { MINUTES_IN_DAY, readClockTime } from '../../clock-time.ts'
import { count, plain, sayIs, writeAmount } from '../amount.ts'
import { type Quantity, readQuantity, toBaseUnits } from '../conversion.ts'
import { divide, fromInteger, multiply, type Rational, toNumber } from '../rational.ts'
import { type Dimension, findUnit } from '../unit-table.ts'
import type { Worked } from './worked.ts'

const MOVING = inOrder(
  /\b/,
  anyOf(
    /travel/,
    /travels/,
    /travell?ed/,
    /travell?ing/,
    /drive/,
    /drives/,
    /drove/,
    /driving/,
    /go/,
    /goes/,
    /going/,
    /gone/,
    /run/,
    /runs/,
    /running/,
    /ran/,
    /walk/,
    /walks/,
    /walking/,
    /fly/,
    /flies/,
    /flying/,
    /flew/,
    /cycle/,
    /cycles/,
    /cycling/,
    /ride/,
    /rides/,
    /riding/,
    /cover/,
    /covers/,
    /covered/,
    /train/,
    /car/,
    /bus/,
    /plane/,
    /boat/,
    /ship/,
    /cyclist/,
    /runner/,
    /walker/,
    /journey/,
    /trip/,
    /get/,
  ),
  /\b/,
)
const FAR = anyOf(
  /^(?:how far|what distance|how many (?:km|kilomet(?:er|re)s|miles|met(?:er|re)s))\b/,
  /\bhow far (?:does|do|will|would|can|did|has) \S+(?: \S+)?(?: (?:go|travel|get|gone|travelled))?(?: in [\d.]+ (?:hours?|minutes?|seconds?|days?))?$/,
)
const LONG = /^(?:how long|how much time|how many (?:hours|minutes))\b/
const FAST =
  /^(?:how fast|at what speed|(?:what (?:is|was) )?(?:the |its |my )?(?:average )?speed)\b|\b(?:what (?:is|was)|find|calculate) (?:the |its |his |her |their |my )?(?:average )?speed\b/
const AMOUNT = /\d[\d,]*(?:\.\d+)?/g
const MOST_WORDS = 3

const HOUR = String.raw`(?:\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|\d{1,2}:\d{2}|noon|midnight)`
const BETWEEN_HOURS = new RegExp(`(?:at|from) (?<a>${HOUR})(?<rest>.*?)(?:by|until|till|to|at) (?<b>${HOUR})`)

/** "Leaves at 2pm … by 4:30pm" is two and a half hours on the way. */
function writeHours(text: string): string {
  const groups = BETWEEN_HOURS.exec(text)?.groups
  const [from, to] = [readClockTime(groups?.a ?? ''), readClockTime(groups?.b ?? '')]
  if (!groups || from === null || to === null) return text
  const minutes = (to - from + MINUTES_IN_DAY) % MINUTES_IN_DAY
  return text
    .replace(BETWEEN_HOURS, () => `for ${minutes} minutes${groups.rest}`)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Way, time and speed: the third of them from the other two. */
export function workMotion(asking: string): Worked {
  const text = writeHours(asking).replace(/(\d) (?:and )?1\/2(?= )/g, '$1.5')
  const asked = FAST.test(text) ? 'speed' : FAR.test(text) ? 'length' : LONG.test(text) ? 'time' : null
  if (!asked || !MOVING.test(text)) return null
  const given = readGiven(text)
  const of = (dimension: Dimension) => given?.find(({ parts }) => parts[0]?.unit.dimension === dimension)
  const [way, time, speed] = [of('length'), of('time'), of('speed')]
  if (given?.length !== 2) return null
  if (asked === 'length' && speed && time) return sayWay(speed, time)
  if (asked === 'time' && way && speed) return sayTime(way, speed)
  return asked === 'speed' && way && time ? saySpeed(way, time) : null
}

/** Every number of the question with its unit; null when one has none. */
function readGiven(text: string): Quantity[] | null {
  const found: Quantity[] = []
  let last = -1
  for (const match of text.matchAll(AMOUNT)) {
    if (match.index < last) continue
    const words = text
      .slice(match.index + match[0].length)
      .trim()
      .split(/[\s,;?]+|\.(?=\s|$)/)
    const size = Array.from({ length: MOST_WORDS }, (_, at) => MOST_WORDS - at).find((many) =>
      findUnit(words.slice(0, many).join(' ')),
    )
    const quantity = size ? readQuantity(`${match[0]} ${words.slice(0, size).join(' ')}`) : null
    if (!quantity) return null
    last = match.index + quantity.written.length
    const before = found.at(-1)
    const isContinued = before?.parts[0]?.unit.dimension === quantity.parts[0]?.unit.dimension
    if (before && isContinued)
      found[found.length - 1] = {
        parts: [...before.parts, ...quantity.parts],
        written: `${before.written} ${quantity.written}`,
      }
    else found.push(quantity)
  }
  return found
}

const base = (quantity: Quantity): Rational => toBaseUnits(quantity) ?? fromInteger(0)
const sizeOf = (sign: string): Rational =>
  toBaseUnits(readQuantity(`1 ${sign}`) ?? { parts: [], written: '' }) ?? fromInteger(1)
const isInMiles = ({ parts }: Quantity) => /mi|mph/.test(parts[0]?.unit.sign ?? '')
const isInMetres = ({ parts }: Quantity) => /^m(?:\/s)?$/.test(parts[0]?.unit.sign ?? '')

function sayWay(speed: Quantity, time: Quantity): Worked {
  const unit = isInMiles(speed) ? 'miles' : isInMetres(speed) ? 'm' : 'km'
  const amount = writeAmount(divide(multiply(base(speed), base(time)), sizeOf(unit)), 6)
  return {
    text: `At ${speed.written} for ${time.written} the way ${sayIs(amount)} ${unit}.`,
    working: `${speed.written} × ${time.written} = ${amount.text} ${unit}`,
  }
}

function sayTime(way: Quantity, speed: Quantity): Worked {
  if (base(speed).top <= 0n) return null
  const seconds = divide(base(way), base(speed))
  return {
    text: `${way.written} at ${speed.written} takes ${writeTime(toNumber(seconds))}.`,
    working: `${way.written} ÷ ${speed.written} = ${plain(divide(seconds, fromInteger(3600)), 6)} hours`,
  }
}

function writeTime(seconds: number): string {
  const whole = Math.round(seconds)
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor((whole % 3600) / 60), 'minute'],
    [whole % 60, 'second'],
  ]
  const said = parts.filter(([many]) => many > 0).map(([many, unit]) => count(many, unit))
  return `${Math.abs(whole - seconds) > 1e-9 ? 'about ' : ''}${said.join(' ') || '0 seconds'}`
}

function saySpeed(way: Quantity, time: Quantity): Worked {
  if (base(time).top <= 0n) return null
  const unit = isInMiles(way) ? 'mph' : isInMetres(way) ? 'm/s' : 'km/h'
  const amount = writeAmount(divide(divide(base(way), base(time)), sizeOf(unit)), 6)
  return {
    text: `${way.written} in ${time.written} ${sayIs(amount)} ${unit} on average.`,
    working: `${way.written} ÷ ${time.written} = ${amount.text} ${unit}`,
  }
}
