const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** The first moment of a day of UTC, and of the day after it. */
export function toDay(now: Date): { startsAt: Date; endsAt: Date } {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return { startsAt: new Date(start), endsAt: new Date(start + DAY_MS) }
}

/** How long until a moment: "5 hours", "12 minutes", "a minute". */
export function toWaitWords(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
  if (minutes < MINUTES_PER_HOUR) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / MINUTES_PER_HOUR)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
