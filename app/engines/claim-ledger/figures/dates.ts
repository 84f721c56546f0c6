import type { Span } from '../text/text.ts'
import { areTimesCompatible } from './clock.ts'
import { RULES } from './date-rules.ts'

/**
 * A point or stretch of time as said. Years are an interval (1 BC is 0), the other fields are null when unsaid;
 * `time` is minutes after midnight and `isHalfDay` marks a clock time without am or pm.
 */
export type DateMention = Span & {
  years: [from: number, to: number] | null
  month: number | null
  /** First and last month of a season or quarter, which may run over the new year. */
  season: [from: number, to: number] | null
  day: number | null
  otherReading: { month: number; day: number } | null
  weekday: number | null
  time: number | null
  /** "Before ten" and "after noon": the side of the time it is on, "about" for near it. */
  side: 'before' | 'after' | 'about' | null
  isHalfDay: boolean
  isSpan: boolean
  isVague: boolean
  text: string
}

const EMPTY = {
  years: null,
  month: null,
  season: null,
  day: null,
  otherReading: null,
  weekday: null,
  time: null,
  side: null,
  isHalfDay: false,
  isSpan: false,
  isVague: false,
}

/** Every date, time and stretch of years in a claim, in order, never overlapping. */
export function readDates(text: string): DateMention[] {
  const found: DateMention[] = []
  for (const { pattern, read } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((other) => start < other.end && other.start < end)) continue
      const fields = read(match, text)
      if (fields) found.push({ ...EMPTY, ...fields, start, end, text: match[0].trim() })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/**
 * How two dates stand: same when nothing both say differs, differs when something does, apart when they share nothing.
 */
export function compareDates(a: DateMention, b: DateMention): 'same' | 'differs' | 'apart' {
  const tests: (boolean | null)[] = [
    bothSaid(a.years, b.years, (x, y) => areYearsCompatible(a, b, x, y)),
    bothSaid(a.month, b.month, () =>
      readingsOf(a).some((x) => readingsOf(b).some((y) => x.month === y.month && fits(x.day, y.day))),
    ),
    areSeasonsCompatible(a, b),
    a.month === null && b.month === null ? bothSaid(a.day, b.day, (x, y) => x === y) : null,
    bothSaid(a.weekday, b.weekday, (x, y) => x === y),
    a.time !== null && b.time !== null ? areTimesCompatible(a, b) : null,
  ]
  if (tests.includes(false)) return 'differs'
  return tests.includes(true) ? 'same' : 'apart'
}

function bothSaid<T>(a: T | null, b: T | null, test: (a: T, b: T) => boolean): boolean | null {
  return a === null || b === null ? null : test(a, b)
}

function fits(a: number | null, b: number | null): boolean {
  return a === null || b === null || a === b
}

function readingsOf(date: DateMention): { month: number | null; day: number | null }[] {
  return [{ month: date.month, day: date.day }, ...(date.otherReading ? [date.otherReading] : [])]
}

function areYearsCompatible(a: DateMention, b: DateMention, x: [number, number], y: [number, number]): boolean {
  if (a.isSpan && b.isSpan) return x[0] === y[0] && x[1] === y[1]
  const shared = Math.min(x[1], y[1]) - Math.max(x[0], y[0]) + 1
  if (shared <= 0) return false
  const shorter = Math.min(x[1] - x[0], y[1] - y[0]) + 1
  return !Number.isFinite(shorter) || shared >= shorter * 0.2
}

function isInSeason(month: number, [from, to]: [number, number]): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to
}

/** Seasons touch at their ends: what shares no month but the first or last is another season. */
function areSeasonsCompatible(a: DateMention, b: DateMention): boolean | null {
  if (a.season && b.season)
    return (
      a.season[0] === b.season[0] || (isInSeason(a.season[0] + 1, b.season) && isInSeason(b.season[0] + 1, a.season))
    )
  const [season, month] = a.season ? [a.season, b.month] : [b.season, a.month]
  return season && month !== null ? isInSeason(month, season) : null
}
