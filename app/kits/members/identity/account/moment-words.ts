import { toClockWords, toLongDay } from '#app/ui/controls/day-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAYS_SAID = 14

/** "22 November 2026 at 04:15 UTC": a moment for a letter, whose reader may be anywhere. */
export const toMomentWords = (moment: Date): string => `${toLongDay(moment)} at ${toClockWords(moment)}`

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`

/** "3 hours ago", "2 days ago", and after two weeks the day. Both moments come from the server, in any zone. */
export function toAgoWords(moment: Date, now: Date): string {
  const ms = now.getTime() - moment.getTime()
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return count(Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return count(Math.floor(ms / HOUR_MS), 'hour')
  if (ms < DAYS_SAID * DAY_MS) return count(Math.floor(ms / DAY_MS), 'day')
  return `on ${toLongDay(moment)}`
}
