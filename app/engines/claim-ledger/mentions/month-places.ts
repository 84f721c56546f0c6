import type { Quantity } from '../figures/quantities.ts'
import type { Slots } from '../slots/slots.ts'

/** Where in its month something is: the last Friday in August, the second week of it. */
type MonthPlace = { of: string; month: string; earliest: number; latest: number }

const AFTER_RANK =
  /^ (?:full )?(week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:of|in) (?!the\b|each\b|every\b)([a-z]+)/i
/** What is last in a month is its fourth or fifth. */
const LAST: [number, number] = [4, 5]
const MOST = 5

/** How two ranks within one month stand; null where they are none. A Friday may lie in a week of the next rank. */
export function compareMonthPlaces(
  a: Quantity,
  b: Quantity,
  left: Slots,
  right: Slots,
): 'same' | 'differs' | 'apart' | null {
  const [x, y] = [placeOf(a, left), placeOf(b, right)]
  if (!x || !y || x.month !== y.month) return null
  const slack = x.of === y.of ? 0 : 1
  if (x.earliest > y.latest + slack || y.earliest > x.latest + slack) return 'differs'
  return slack === 0 && x.earliest === y.earliest && x.latest === y.latest ? 'same' : 'apart'
}

function placeOf({ value, end }: Quantity, { text }: Slots): MonthPlace | null {
  const [, of, month] = AFTER_RANK.exec(text.slice(end)) ?? []
  if (of === undefined || month === undefined) return null
  const [earliest, latest] = value > MOST ? LAST : [value, value]
  return { of: of.toLowerCase(), month: month.toLowerCase(), earliest, latest }
}
