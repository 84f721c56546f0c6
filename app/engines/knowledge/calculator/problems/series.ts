import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { count, plain } from '../amount.ts'
import { toRational } from '../rational.ts'
import type { Worked } from './worked.ts'

const SUM =
  '(?:what is |find |calculate |compute |work out )?(?:the )?(?:sum (?:of|up)?|add(?: up| together)?|total (?:of)?|adding(?: up)?)'
const OF = '(?:the )?(?:all )?(?:the )?(?:of )?(?:the )?'
const NUMBERS = '(?<kind>even |odd )?(?:(?:whole|natural|positive|counting|consecutive) )*(?:numbers|integers|wholes)?'
const BETWEEN = new RegExp(
  `^${SUM} ${OF}${NUMBERS} ?(?:from|between) (?<from>\\d{1,9}) (?:to|through|and|up to|until) (?<to>\\d{1,9})(?: inclusive)?$`,
)
const FIRST = new RegExp(`^${SUM} ${OF}first (?<many>\\d{1,9}) ${NUMBERS}$`)
const HANDSHAKES = inOrder(
  /^(?:if )?(?:there are )?(?<n>\d{1,6}) (?:people|persons|friends|guests)\b.*?\b(?:everyone|everybody|each|all)\b.*?\bshakes? hands?\b.*?\bhow many handshakes?/,
  /(?: (?:are there|take place|happen|in all|in total))*$/,
)

/** Sums of rows of numbers without adding them one by one: first and last times half of how many. */
export function workSeries(text: string): Worked {
  return workHandshakes(text) ?? workSum(text)
}

function workSum(text: string): Worked {
  const between = BETWEEN.exec(text)?.groups
  const groups = between ?? FIRST.exec(text)?.groups
  if (!groups) return null
  const kind = groups.kind?.trim() ?? ''
  const step = kind ? 2n : 1n
  const start = kind === 'even' ? 2n : 1n
  const first = between ? firstOf(BigInt(between.from ?? 0), kind) : start
  const end = between ? BigInt(between.to ?? 0) : start + step * (BigInt(groups.many ?? 0) - 1n)
  if (end < first) return null
  const many = (end - first) / step + 1n
  const last = first + step * (many - 1n)
  const total = toRational(many * (first + last), 2n)
  const [a, b] = [first, last].map((value) => plain(toRational(value)))
  return {
    text: `The sum of the ${kind ? `${kind} ` : 'whole '}numbers from ${a} to ${b} is ${plain(total)}.`,
    working: `${count(many, 'number')}: (${a} + ${b}) × ${plain(toRational(many))} ÷ 2 = ${plain(total)}`,
  }
}

const firstOf = (from: bigint, kind: string) =>
  (kind === 'even' && from % 2n === 1n) || (kind === 'odd' && from % 2n === 0n) ? from + 1n : from

function workHandshakes(text: string): Worked {
  const people = BigInt(HANDSHAKES.exec(text)?.groups?.n ?? 0)
  if (people < 2n) return null
  const [n, all] = [people, (people * (people - 1n)) / 2n].map((value) => plain(toRational(value)))
  return {
    text: `When each of ${n} people shakes hands once with every other, there are ${all} handshakes.`,
    working: `${n} × ${plain(toRational(people - 1n))} ÷ 2 = ${all}`,
  }
}
