const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const MORNING = 8
const EVENING = 18

/** Until when something waits: later today, tomorrow, the weekend, the next week. */
export const snoozes = ['evening', 'tomorrow', 'weekend', 'week'] as const
export type Snooze = (typeof snoozes)[number]

/**
 * The moment a wait ends. `zone` is how many minutes the reader's clock is ahead of universal time, as their browser says;
 * without scripts it is 0, and the page says UTC.
 */
export function snoozeUntil(snooze: Snooze, now: Date, zone: number): Date {
  const local = new Date(now.getTime() + zone * MINUTE_MS)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const at = (days: number, hour: number) => new Date(midnight + days * DAY_MS + hour * HOUR_MS - zone * MINUTE_MS)
  const weekday = local.getUTCDay()
  switch (snooze) {
    case 'evening':
      return local.getUTCHours() < EVENING - 1 ? at(0, EVENING) : new Date(now.getTime() + 3 * HOUR_MS)
    case 'tomorrow':
      return at(1, MORNING)
    case 'weekend':
      return at((6 - weekday + 7) % 7 || 7, MORNING)
    case 'week':
      return at((8 - weekday) % 7 || 7, MORNING)
  }
}

/** `2026-04-07` or `2026-04-07T09:30` on the reader's clock as a moment; null for anything else. */
export function readLocalTime(text: string, zone: number): Date | null {
  const [, day, time = '08:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}:00Z`)
  return day && !Number.isNaN(moment.getTime()) ? new Date(moment.getTime() - zone * MINUTE_MS) : null
}
