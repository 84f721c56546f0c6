import { Temporal } from 'temporal-polyfill'

const DAY_MINUTES = 1_440

/** Whether a time zone of this name is known. */
export function isZone(name: string): boolean {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

/**
 * The moment a clock on the wall of a zone shows a time of a day, in milliseconds. `minutes` count from midnight and may
 * run into the next day. What a clock change skips is the moment of the change; of what it doubles the first is meant.
 */
export function toMoment(day: string, minutes: number, zone: string): number {
  const date = Temporal.PlainDate.from(day).add({ days: Math.floor(minutes / DAY_MINUTES) })
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const wall = date.toPlainDateTime({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds || later.toPlainDateTime().equals(wall))
    return earlier.epochMilliseconds
  return earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? later.epochMilliseconds
}

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)

/** The day of a moment in a zone, as yyyy-mm-dd. */
export const toDay = (ms: number, zone: string): string => zoned(ms, zone).toPlainDate().toString()

/** The day that many days later. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** 0 is Monday. */
export const toWeekday = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek - 1

/** "14:05" as the clocks of a zone show it. */
export const toClock = (ms: number, zone: string): string =>
  zoned(ms, zone).toPlainTime().toString({ smallestUnit: 'minute' })

/** How a zone is ahead of UTC at a moment: "+02:00". */
export const toOffset = (ms: number, zone: string): string => zoned(ms, zone).offset

/** Whether the clocks of a zone show this time twice on its day. */
export function isDoubled(ms: number, zone: string): boolean {
  const wall = zoned(ms, zone).toPlainDateTime()
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(zone, { disambiguation }),
  )
  return earlier!.epochMilliseconds !== later!.epochMilliseconds
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')
const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ')

/** "Tue 3 Mar 2026" of a day. */
export function toDayWords(day: string): string {
  const { dayOfWeek, day: date, month, year } = Temporal.PlainDate.from(day)
  return `${WEEKDAYS[dayOfWeek - 1]} ${date} ${MONTHS[month - 1]} ${year}`
}

/** "Tue 3 Mar 2026, 14:05" of a moment in a zone; with its distance to UTC where the clocks show that time twice. */
export const toMomentWords = (ms: number, zone: string): string =>
  `${toDayWords(toDay(ms, zone))}, ${toClock(ms, zone)}${isDoubled(ms, zone) ? ` (UTC${toOffset(ms, zone)})` : ''}`

/** Whether a day exists, as yyyy-mm-dd. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  try {
    return Temporal.PlainDate.from(day).toString() === day
  } catch {
    return false
  }
}
