import { monthNames, weekdayNames } from '#app/engines/english/english.ts'
import type { WallTime } from './mail.ts'

const DAY_MS = 86_400_000

/** The day of a wall time, `2026-04-07`. */
export const dayOf = (time: WallTime) => time.slice(0, 10)

const toDate = (day: string) => new Date(`${dayOf(day)}T00:00:00Z`)

export const toDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export const addDays = (day: string, days: number) =>
  new Date(toDate(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, until: string) =>
  Math.round((toDate(until).getTime() - toDate(from).getTime()) / DAY_MS)

/** 0 is Sunday. */
const weekdayOf = (day: string) => toDate(day).getUTCDay()

/** The Monday after a day. */
export const nextMonday = (day: string) => addDays(day, (8 - weekdayOf(day)) % 7 || 7)

/** A day as a person says it: today, tomorrow, Thursday, Monday 20 April, 3 May 2027. */
export function sayDay(day: string, now: WallTime): string {
  const ahead = daysBetween(dayOf(now), day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead === -1) return 'yesterday'
  const date = toDate(day)
  const weekday = weekdayNames[date.getUTCDay()] ?? ''
  if (ahead > 1 && ahead < 7) return weekday
  const month = `${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ''}`
  return date.getUTCFullYear() === toDate(now).getUTCFullYear()
    ? `${weekday} ${month}`
    : `${month} ${date.getUTCFullYear()}`
}

const SAID = new RegExp(
  `\\b(?:today|tomorrow|yesterday|(${weekdayNames.join('|')})(?: (\\d{1,2}) (${monthNames.join('|')}))?)\\b`,
  'g',
)

/** Words about days that were said at one time, as they are said at a later one: "by tomorrow" is "by Friday 13 November". */
export function sayAgain(words: string, said: WallTime, now: WallTime): string {
  return words.replace(SAID, (word, weekday?: string, date?: string, month?: string) => {
    if (date && month)
      return sayDay(toDay(toDate(said).getUTCFullYear(), monthNames.indexOf(month) + 1, Number(date)), now)
    const ahead = weekday
      ? (weekdayNames.indexOf(weekday) - weekdayOf(said) + 7) % 7
      : daysAway[word as keyof typeof daysAway]
    return sayDay(addDays(said, ahead), now)
  })
}
const daysAway = { today: 0, tomorrow: 1, yesterday: -1 } as const

/** A wall time of a clock that stands in the viewer's own place. */
export function wallTimeOf(date: Date): WallTime {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
