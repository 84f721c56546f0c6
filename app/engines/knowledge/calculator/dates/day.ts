import { MONTHS } from '../../number-names.ts'

/** A day as the count of days from 1 January 1970, in the Gregorian calendar carried back before 1582. */
export type Day = number
export type Civil = { year: number; month: number; day: number }

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const MS_PER_DAY = 86_400_000
/** 15 October 1582, the first day of the Gregorian calendar. */
const FIRST_GREGORIAN: Day = -141_427

export const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
export const isBeforeGregorian = (day: Day) => day < FIRST_GREGORIAN

export function countDaysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The day of a date, or null when the calendar has no such date. */
export function toDay(year: number, month: number, day: number): Day | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > countDaysInMonth(year, month)) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return Math.round(date.getTime() / MS_PER_DAY)
}

export function toCivil(day: Day): Civil {
  const date = new Date(day * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The calendar day a clock shows where the server stands. */
export function readClockDay(now: Date): Day {
  return toDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0
}

export const weekdayOf = (day: Day) => WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? 'Sunday'

/** "4 July 1776" */
export function writeDay(day: Day): string {
  const { year, month, day: date } = toCivil(day)
  return `${date} ${MONTHS[month - 1]} ${year}`
}

/** The day `months` later; a date past the end of the month falls on its last day. */
export function addMonths(day: Day, months: number): Day | null {
  const { year, month, day: date } = toCivil(day)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return toYear < 1 ? null : toDay(toYear, toMonth, Math.min(date, countDaysInMonth(toYear, toMonth)))
}

export const dayOfYear = (day: Day) => day - (toDay(toCivil(day).year, 1, 1) ?? day) + 1

/** Week number and its year by ISO 8601: week 1 holds the first Thursday. */
export function isoWeek(day: Day): { week: number; year: number } {
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1
  const thursday = day - weekday + 4
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year: toCivil(thursday).year }
}

/** Whole years, months and days from the earlier to the later day. */
export function spanOf(from: Day, to: Day): { years: number; months: number; days: number } {
  const [a, b] = [toCivil(from), toCivil(to)]
  let months = (b.year - a.year) * 12 + b.month - a.month
  if (b.day < a.day && b.day !== countDaysInMonth(b.year, b.month)) months -= 1
  else if (b.day < a.day && (addMonths(from, months) ?? to) > to) months -= 1
  return { years: Math.floor(months / 12), months: months % 12, days: to - (addMonths(from, months) ?? to) }
}
