import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { plain } from '../amount.ts'
import { type Money, readMoney, writeMoney } from '../money.ts'
import { add, divide, fromInteger, type Rational, readDecimal, subtract } from '../rational.ts'
import type { Worked } from './worked.ts'

const MONEY = String.raw`[$£€]?\d[\d,]*(?:\.\d+)?(?: ?(?:dollars?|euros?|pounds?|bucks|cents))?`
const NAME = '[a-z]+(?: [a-z]+)?'
const PRICES = new RegExp(
  `^(?:an? |the |if an? )?(?<a>${NAME}) and (?:an? |the )?(?<b>${NAME}) (?:together )?costs? (?<sum>${MONEY})(?: (?:together|in total|altogether))?[,.;]? (?:and |if )?(?:the )?(?<more>${NAME}) costs? (?<by>${MONEY}) more than (?:the )?(?<less>${NAME})[,.;]? (?:then )?how much (?:is|does|would|for|did) (?:the )?(?<asked>${NAME}?)(?: costs?)?$`,
)
const NUMBERS = inOrder(
  /^(?:if )?(?:the )?sum of 2 numbers is (?<sum>\d[\d,]*(?:\.\d+)?)(?:[,.;] | and )+(?:the |their )?difference(?: between them)? is (?<by>\d[\d,]*(?:\.\d+)?)[,.;]? (?:what|find|which)/,
  /(?: are| is)?(?: the)?(?: 2)? ?(?:numbers|they)?(?: are they)?$/,
)

/** Two amounts from their sum and their difference: "a bat and a ball cost 1.10, the bat 1 more than the ball". */
export function workTwoAmounts(text: string): Worked {
  const prices = PRICES.exec(text)?.groups
  if (prices) return sayPrice(prices)
  const numbers = NUMBERS.exec(text)?.groups
  const [sum, by] = [
    readDecimal((numbers?.sum ?? '').replaceAll(',', '')),
    readDecimal((numbers?.by ?? '').replaceAll(',', '')),
  ]
  if (!numbers || !sum || !by) return null
  const { more, less } = split(sum, by)
  return {
    text: `The numbers are ${plain(more)} and ${plain(less)}.`,
    working: `(${plain(sum)} + ${plain(by)}) ÷ 2 = ${plain(more)}; ${plain(sum)} − ${plain(more)} = ${plain(less)}`,
  }
}

const split = (sum: Rational, by: Rational) => {
  const less = divide(subtract(sum, by), fromInteger(2))
  return { less, more: add(less, by) }
}

function sayPrice({ a, b, sum = '', by = '', more = '', less = '', asked = '' }: Record<string, string>): Worked {
  if (![a, b].includes(more) || ![a, b].includes(less) || more === less || ![a, b].includes(asked)) return null
  const [all, apart] = [readMoney(sum), readMoney(by)]
  const { less: small, more: large } = split(all.value, apart.value)
  if (small.top < 0n) return null
  const write = (value: Rational): string => writeMoney({ value, sign: all.sign || apart.sign } satisfies Money)
  return {
    text: `The ${asked} costs ${write(asked === less ? small : large)}: the ${more} ${write(large)} and the ${less} ${write(small)}, together ${write(all.value)}.`,
    working: `(${write(all.value)} − ${write(apart.value)}) ÷ 2 = ${write(small)}; ${write(small)} + ${write(apart.value)} = ${write(large)}`,
  }
}
