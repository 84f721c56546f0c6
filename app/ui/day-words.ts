const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-11-21" as "21 November 2026"; anything else stays as it is. */
export function toDayWords(day: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  const date = new Date(`${day}T00:00:00Z`)
  return isDay && !Number.isNaN(date.getTime()) ? LONG_DAY.format(date) : day
}

/** "From 21 November 2026 to 1 March 2027", or the half that is known. */
export function toRangeWords(min?: string, max?: string): string {
  if (min && max) return `From ${toDayWords(min)} to ${toDayWords(max)}.`
  if (min) return `From ${toDayWords(min)} on.`
  return max ? `Up to ${toDayWords(max)}.` : ''
}
