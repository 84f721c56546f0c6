import { plain, sayIs, startSentence, writeAmount } from './amount.ts'
import { fromInteger, isWhole, multiply, type Rational, readDecimal } from './rational.ts'
import { readFraction } from './token.ts'
import type { Worked } from './problems/worked.ts'

const VALUE = String.raw`(?<value>\d+ \d+\/\d+|\d+\/\d+|\d[\d,]*(?:\.\d+)?|\.\d+)(?<percent> ?(?:%|percent))?`
const Q = String.raw`(?:(?:what|how|convert|write|express|turn|change|give|show|find|do|you|i|is|the|number|decimal|fraction|value of|make) )*`
const INTO = new RegExp(
  `^${Q}${VALUE} (?:(?:written|expressed|converted) )?(?:as|in|into|to)(?: an?| the)? (?<to>decimal|fraction|percentage|percent|%|lowest terms|simplest form|mixed number)(?: number| form| fraction)?$`,
)
const REDUCE = new RegExp(
  `^${Q}(?<value2>\\d+\\/\\d+) (?:simplified|reduced|in lowest terms)$|^${Q}(?:simplify|reduce|simplified form of|simplest form of|lowest terms of) (?:the )?(?:fraction )?(?<value>\\d+\\/\\d+)$`,
)
const LONGEST_DECIMAL = 16

/** Turns fractions, decimals and percentages into one another. */
export function workFractions(text: string): Worked {
  const groups = (INTO.exec(text) ?? REDUCE.exec(text))?.groups
  const written = groups?.value ?? groups?.value2
  if (!groups || !written || written.length > LONGEST_DECIMAL) return null
  const read = readFraction(written)?.value ?? readDecimal(written)
  if (!read) return null
  const value = groups.percent ? multiply(read, { top: 1n, bottom: 100n }) : read
  const given = groups.percent ? `${written}%` : written
  return say(given, value, groups.to ?? 'fraction')
}

function say(given: string, value: Rational, to: string): Worked {
  if (to === 'decimal') {
    const amount = writeAmount(value)
    return {
      text: `${given} as a decimal ${sayIs(amount)}.`,
      working: `${given} ${amount.isRounded ? '≈' : '='} ${amount.text}`,
    }
  }
  if (to.startsWith('percent') || to === '%') {
    const amount = writeAmount(multiply(value, fromInteger(100)), 6)
    return {
      text: `${given} as a percentage ${sayIs(amount)}%.`,
      working: `${given} × 100 ${amount.isRounded ? '≈' : '='} ${amount.text}%`,
    }
  }
  const whole = value.top / value.bottom
  const mixed = whole > 0n && !isWhole(value) ? `${whole} ${value.top - whole * value.bottom}/${value.bottom}` : null
  const fraction = isWhole(value) ? plain(value) : `${value.top}/${value.bottom}`
  const shown = to === 'mixed number' && mixed ? mixed : fraction
  return {
    text: startSentence(
      `${given} as a fraction in lowest terms is ${shown}${mixed && shown !== mixed ? ` (${mixed})` : ''}.`,
    ),
    working: `${given} = ${fraction}`,
  }
}
