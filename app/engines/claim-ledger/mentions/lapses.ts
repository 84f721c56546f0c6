import type { DateMention } from '../figures/dates.ts'
import type { Slots } from '../slots/slots.ts'

const YEAR = 31_557_600
const DAY = 86_400
const MINUTE = 60

/** "In 1940, six years before the roof was on" does not clash with "roofed in 1946". */
export function areApartAsSaid(x: DateMention, y: DateMention, a: Slots, b: Slots): boolean {
  const lapses = [...a.quantities, ...b.quantities].filter(({ dimension }) => dimension === 'time')
  const isSaid = (gap: number, unit: number, slack: number): boolean =>
    gap > 0 && lapses.some(({ value }) => Math.abs(value / unit - gap) < slack)
  const [week, days] = [distance(x.weekday, y.weekday), distance(x.day, y.day)]
  if (week > 0) {
    const isNext = NEXT_DAY.test(a.text) || NEXT_DAY.test(b.text)
    return [week, 7 - week].some((gap) => isSaid(gap, DAY, 0.1) || (isNext && gap === 1))
  }
  if (x.years && y.years && x.years[0] !== y.years[0]) return isSaid(distance(x.years[0], y.years[0]), YEAR, 0.5)
  if (days > 0) return x.month === y.month && isSaid(days, DAY, 0.5)
  return isSaid(distance(x.time, y.time), MINUTE, 1)
}

function distance(x: number | null, y: number | null): number {
  return x === null || y === null ? 0 : Math.abs(x - y)
}

const NEXT_DAY = /\bday (?:after|before)\b/i

/** The deed a lapse counts from: to close, in "three years before the mill closed". */
export function deedOfLapse({ quantities, terms, text }: Slots): string | null {
  const lapse = quantities.find(
    ({ dimension, end }) => dimension === 'time' && /^ (?:before|after)\b/.test(text.slice(end)),
  )
  return terms.find(({ kind, start }) => lapse && kind === 'verb' && start >= lapse.end)?.lemma ?? null
}
