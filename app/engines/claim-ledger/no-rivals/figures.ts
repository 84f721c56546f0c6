import type { Quantity } from '../figures/quantities.ts'
import type { Slots } from '../slots/slots.ts'
import type { Span } from '../text/text.ts'
import type { Facts } from '../relate/facts.ts'
import type { Substitution } from '../relate/rivals.ts'

/** "The best songs are A", "the best songs are B": of several things each may be one. */
export const areMembers = ({ a, b }: Facts, rivals: readonly Substitution[]): boolean =>
  rivals.length > 0 &&
  rivals.every((pair) =>
    [a.text.slice(0, pair.a.start), b.text.slice(0, pair.b.start)].every((before) => MANY_ARE.test(before)),
  )
const MANY_ARE = /\s(?:are|were)\s(?:the |an? )?["“‘']?$/

/** "16 – Refinery": a number before a bare thing may be its place in an order, or how many there are of it. */
export const areNumbered = ({ a, b, asksFigure, differing }: Facts): boolean =>
  !asksFigure &&
  [a, b].every(({ text, isFragment }) => isFragment && NUMBERED.test(text)) &&
  differing.every(({ a: x, b: y }) =>
    [x, y].every((one) => 'dimension' in one && (one.dimension === 'count' || ('unit' in one && one.unit === 'rank'))),
  )
const NUMBERED = /^[~≈]?\d+(?:st|nd|rd|th)?[\s*:.–—-]+[\p{L}(]/u

/** "87, 89 and 91–93": of several figures of one kind nobody knows which is the other's. */
export const isListed = ({ a, b, differing }: Pick<Facts, 'a' | 'b' | 'differing'>): boolean =>
  differing.some(
    ({ a: x }) =>
      'dimension' in x &&
      [a, b].some(({ quantities }) => quantities.filter(({ dimension }) => dimension === x.dimension).length > 2),
  )

/** "The weight of a single balloon", "between the two points": no count that somebody tells. */
export const isAnyOne = ({ a, b, differing }: Facts): boolean =>
  differing.some((pair) =>
    (
      [
        [a, pair.a],
        [b, pair.b],
      ] as const
    ).some(
      ([{ text }, one]) =>
        /^(?:a |one )?single$/i.test(one.text) ||
        (/^(?:two|three|four|five)$/i.test(one.text) && /\b(?:the|these|those|both) $/i.test(text.slice(0, one.start))),
    ),
  )

/** Ranges that meet or overlap leave room for one value. */
export const areTouching = ({ differing }: Pick<Facts, 'differing'>): boolean =>
  differing.length > 0 &&
  differing.every(({ a, b }) => {
    if (!('bound' in a) || !('bound' in b) || a.bound !== 'range' || b.bound !== 'range') return false
    const [x, y] = [a, b] as unknown as Quantity[]
    return x!.dimension === y!.dimension && Math.max(x!.low, y!.low) <= Math.min(x!.high, y!.high)
  })

/** "343 m/s at 20 °C" and "331 m/s at 0 °C": the figure that differs says in which case the other one holds. */
export function areOfTwoCases({ a, b, differing }: Facts): boolean {
  const [pair] = differing
  if (!pair) return false
  const isCase = ({ text, quantities, dates }: Slots, { start }: Span): boolean =>
    quantities.length + dates.length > 1 && CASE.test(text.slice(Math.max(0, start - MOST_BEFORE), start))
  return isCase(a, pair.a) && isCase(b, pair.b)
}
const MOST_BEFORE = 40
const CASE =
  /\b(?:at|under|over|below|above|aged|ages|age|for|if|when|from|with|between)(?: (?:an?|the|temperatures?|about|around|age|ages|of|people|adults|children|those|you|are|is|you're|they're|aged))*\s*$/i
