import { toShortDay } from '#app/ui/controls/day-words.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const dayOf = (moment: Date) => moment.toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The day in words that are the same on server and page: dates of UTC. */
export function toAgo(at: Date, now: Date): string {
  const day = dayOf(at)
  if (now.getTime() - at.getTime() < HOUR_MS) return 'this hour'
  if (day === dayOf(now)) return 'today'
  return day === dayOf(new Date(now.getTime() - DAY_MS)) ? 'yesterday' : toShortDay(at)
}

/** The time of today, else the day: "today 23:10 UTC", "21 Nov 2026". */
export const toWhen = (at: Date, now: Date): string =>
  dayOf(at) === dayOf(now) ? `today ${at.toISOString().slice(11, 16)} UTC` : toShortDay(at)
