import { Cron } from 'croner'

const LEAST_MINUTES = 15
const MS_PER_MINUTE = 60_000
const LOOKED_AT = 24
const PATTERN_MAX_CHARS = 100

/** A schedule as cron writes it (minute, hour, day, month, weekday), in a time zone. */
export type Schedule = { pattern: string; zone: string }

/** Why a schedule cannot be kept, by its field, in a sentence; null when it can. */
export function faultOfSchedule(
  { pattern, zone }: Schedule,
  now: Date,
): { field: 'pattern' | 'zone'; message: string } | null {
  if (!isZone(zone)) return { field: 'zone', message: 'There is no such time zone. They read like “Europe/Berlin”.' }
  if (pattern.length > PATTERN_MAX_CHARS || pattern.trim().split(/\s+/).length !== 5)
    return {
      field: 'pattern',
      message: 'Five parts are needed: minute, hour, day of the month, month, day of the week.',
    }
  try {
    const times = timesAfter({ pattern, zone }, now, LOOKED_AT)
    if (times.length === 0) return { field: 'pattern', message: 'This moment never comes.' }
    const isDense = times.some(
      (time, n) => n > 0 && time.getTime() - times[n - 1]!.getTime() < LEAST_MINUTES * MS_PER_MINUTE,
    )
    return isDense
      ? { field: 'pattern', message: `It may begin every ${LEAST_MINUTES} minutes, not more often.` }
      : null
  } catch (error) {
    return {
      field: 'pattern',
      message: `This is no schedule: ${(error as Error).message.replace(/^CronPattern: /, '')}`,
    }
  }
}

/**
 * The next moments of a schedule after one, by the clocks of its zone: an hour that is left out in spring is made up for
 * at once, one that comes twice in autumn counts once. Throws for what is no schedule.
 */
export function timesAfter({ pattern, zone }: Schedule, after: Date, most: number): Date[] {
  const cron = new Cron(pattern, { paused: true, timezone: zone })
  return cron.nextRuns(most, after)
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone.length > 0
  } catch {
    return false
  }
}
