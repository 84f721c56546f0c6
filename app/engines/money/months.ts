/**
 * The moment so many months after another, in UTC, on the same day of the month or its last one: a month that begins on
 * 31 January ends on 28 February, and the next one on 31 March when it is counted from the beginning.
 */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate()
  const there = new Date(from)
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(day, last))
  return there
}
