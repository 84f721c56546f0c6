const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

// Written by hand and in universal time: a browser's own formats may differ from the server's, and the page would change.
const inMonths = (moment: Date, months: readonly string[]) =>
  `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`

/** "21 November 2026", the day of a moment in universal time. */
export const toLongDay = (moment: Date): string => inMonths(moment, MONTHS)

/** "21 Nov 2026", the same where room is short. */
export const toShortDay = (moment: Date): string => inMonths(moment, SHORT_MONTHS)

/** "2026-11-21" as "21 Nov", where the year is known and room is short, as under the columns of a chart. */
export function toDayOfYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : `${date.getUTCDate()} ${SHORT_MONTHS[date.getUTCMonth()]}`
}

/** "13:05 UTC". */
export const toClockWords = (moment: Date): string => `${moment.toISOString().slice(11, 16)} UTC`

/** "2026-11-21" as "21 November 2026"; anything else stays as it is. */
export function toDayWords(day: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  const date = new Date(`${day}T00:00:00Z`)
  return isDay && !Number.isNaN(date.getTime()) ? toLongDay(date) : day
}

/** "From 21 November 2026 to 1 March 2027", or the half that is known. */
export function toRangeWords(min?: string, max?: string): string {
  if (min && max) return `From ${toDayWords(min)} to ${toDayWords(max)}.`
  if (min) return `From ${toDayWords(min)} on.`
  return max ? `Up to ${toDayWords(max)}.` : ''
}
