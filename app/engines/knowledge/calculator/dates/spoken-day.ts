import { toTable } from '#app/platform/table.ts'
import { MONTHS, ORDINALS } from '../../number-names.ts'
import { addMonths, type Day, toCivil, toDay, WEEKDAYS, weekdayOf, writeDay } from './day.ts'
import { findNthWeekday, HOLIDAYS } from './holidays.ts'

/** A day as said: its name if it has one, its year if one was said, and where it falls in a given year. */
export type SpokenDay = { name: string | null; year: number | null; inYear(year: number): Day | null }
/** A reading of a phrase as a day, a reason it can't be one, or null when it is no day at all. */
export type DayReading = SpokenDay | { refusal: string } | null

/** Which occurrence a day without a year means. */
export type Leaning = 'next' | 'past' | 'this'

const MONTH_NAMES = MONTHS.map((name) =>
  name === 'September' ? 'september|sept|sep' : `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`,
)
export const MONTH = `(?:${MONTH_NAMES.join('|')})\\.?`
const ORDINAL = new RegExp(
  `\\b(${ORDINALS.toReversed()
    .join('|')
    .replaceAll(
      '-',
      '[- ]',
    )})\\b(?= of (?:${MONTH})\\b| (?:${MONTH})\\b)|(?<=\\b(?:${MONTH}) (?:the )?)\\b(${ORDINALS.toReversed()
    .join('|')
    .replaceAll('-', '[- ]')})\\b`,
  'g',
)
const WEEKDAY = `(?:${WEEKDAYS.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join(
  '|',
)}|tues|thurs?)`
const DATE = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? (?:of |in )?(?:the year )?(?<year>\d{3,4}))?`

const FORMS = {
  iso: /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  dayFirst: new RegExp(`^(?:the )?${DATE}(?: of)?[ -]?(?<name>${MONTH})(?:[ -]|,)?${YEAR.replace(',? ', ',? ?')}$`),
  monthFirst: new RegExp(`^(?<name>${MONTH})[ -](?:the )?${DATE}${YEAR}$`),
  numeric: /^(?<a>\d{1,2})[/.-](?<b>\d{1,2})[/.-](?<year>\d{4})$/,
  weekday: new RegExp(`^(?:on )?(?<which>next|last|this|coming|this coming|past|previous)? ?(?<name>${WEEKDAY})$`),
  nth: new RegExp(
    `^(?:the )?(?<place>1st|2nd|3rd|4th|first|second|third|fourth|last) (?<weekday>${WEEKDAY}) (?:of|in) (?<name>${MONTH})${YEAR}$`,
  ),
}

const findMonth = (name: string) =>
  MONTH_NAMES.findIndex((names) => names.split('|').includes(name.replace('.', ''))) + 1
const findWeekday = (name: string) =>
  WEEKDAYS.findIndex((weekday) => weekday.toLowerCase().startsWith(name.slice(0, 3)))

/** Puts "4th" for "fourth" beside a month name, so that a date keeps its day when number words are read. */
export function writeOrdinals(text: string): string {
  return text.replace(ORDINAL, (word) => `${ORDINALS.indexOf(word.replace(' ', '-')) + 1}th`)
}

/** Reads a phrase as a day: dates in words or ISO form, holidays, weekdays, today. Expects lower case. */
export function readDay(text: string, today: Day): DayReading {
  const dated = /^(?<base>.+) (?<which>this|next|last) year$/.exec(text.trim())?.groups
  const base = dated ? readDay(dated.base ?? '', today) : null
  if (base && 'inYear' in base && base.year === null) {
    return { ...base, year: toCivil(today).year + (toTable({ next: 1, last: -1 })[dated?.which ?? ''] ?? 0) }
  }
  const phrase = text
    .trim()
    .replace(/^(?:on|the date|date) /, '')
    .replace(new RegExp(`^(?:${WEEKDAY}),? (?:the )?(?=\\d|${MONTH} )`), '')
    .replace(/ (?:a\.?d\.?|ce)$/, '')
    .trim()
  return (
    readRelative(phrase, today) ?? readDate(phrase) ?? readNumeric(phrase) ?? readNth(phrase) ?? readHoliday(phrase)
  )
}

const at = (day: Day): SpokenDay => ({ name: null, year: toCivil(day).year, inYear: () => day })

function readRelative(phrase: string, today: Day): SpokenDay | null {
  const named: Record<string, number> = toTable({
    today: 0,
    now: 0,
    'right now': 0,
    tomorrow: 1,
    yesterday: -1,
    'the day after tomorrow': 2,
    'day after tomorrow': 2,
    'the day before yesterday': -2,
    'day before yesterday': -2,
  })
  const name = phrase.replace(/'s date$/, '')
  const offset = Object.hasOwn(named, name) ? named[name] : undefined
  if (offset !== undefined) return at(today + offset)
  const groups = FORMS.weekday.exec(phrase)?.groups
  if (!groups) return null
  const ahead = (findWeekday(groups.name ?? '') - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7
  const isPast = /last|past|previous/.test(groups.which ?? '')
  return at(today + (isPast ? (ahead === 0 ? -7 : ahead - 7) : ahead === 0 && groups.which !== 'this' ? 7 : ahead))
}

function readDate(phrase: string): SpokenDay | null {
  const groups = (FORMS.iso.exec(phrase) ?? FORMS.dayFirst.exec(phrase) ?? FORMS.monthFirst.exec(phrase))?.groups
  if (!groups) return null
  const month = groups.name ? findMonth(groups.name) : Number(groups.month)
  return {
    name: null,
    year: groups.year ? Number(groups.year) : null,
    inYear: (year) => toDay(year, month, Number(groups.day)),
  }
}

function readNumeric(phrase: string): DayReading {
  const groups = FORMS.numeric.exec(phrase)?.groups
  if (!groups) return null
  const [a, b, year] = [Number(groups.a), Number(groups.b), Number(groups.year)]
  if (a <= 12 && b <= 12 && a !== b) {
    return {
      refusal: `The date ${phrase} may mean ${a} ${MONTHS[b - 1]} or ${b} ${MONTHS[a - 1]}. Write the month as a word.`,
    }
  }
  const [day, month] = a > 12 ? [a, b] : [b, a]
  return { name: null, year, inYear: (asked) => toDay(asked, month, day) }
}

function readNth(phrase: string): SpokenDay | null {
  const groups = FORMS.nth.exec(phrase)?.groups
  if (!groups) return null
  const place =
    toTable({ first: 1, second: 2, third: 3, fourth: 4, last: 5 })[groups.place ?? ''] ??
    parseInt(groups.place ?? '1', 10)
  const [weekday, month] = [findWeekday(groups.weekday ?? ''), findMonth(groups.name ?? '')]
  return {
    name: null,
    year: groups.year ? Number(groups.year) : null,
    inYear: (year) => findNthWeekday(year, month, weekday, place),
  }
}

function readHoliday(phrase: string): SpokenDay | null {
  const match = /^(?:the )?(?<next>next |this )?(?<name>.+?)(?: (?:in |of )?(?<year>\d{4}))?$/.exec(phrase)
  const name = match?.groups?.name ?? ''
  const holiday = HOLIDAYS.find(({ also }) => new RegExp(`^(?:${also.source})$`).test(name))
  return holiday
    ? { name: holiday.name, year: match?.groups?.year ? Number(match.groups.year) : null, inYear: holiday.inYear }
    : null
}

/** The day meant, with the year it was said in or the one that fits the question; null when no such date exists. */
export function settleDay(spoken: SpokenDay, today: Day, leaning: Leaning, shared: number | null = null): Day | null {
  const year = toCivil(today).year
  if (spoken.year !== null || shared !== null) return spoken.inYear(spoken.year ?? shared ?? year)
  const current = spoken.inYear(year)
  const isWanted =
    current !== null && (leaning === 'this' || (leaning === 'next' ? current >= today : current <= today))
  if (isWanted) return current
  for (let step = 1; step <= 8; step += 1) {
    const found = spoken.inYear(leaning === 'past' ? year - step : year + step)
    if (found !== null) return found
  }
  return null
}

/** "Christmas Day (25 December 2026)" or "4 July 1776". */
export function nameDay(spoken: SpokenDay, day: Day): string {
  return spoken.name ? `${spoken.name} (${writeDay(day)})` : writeDay(day)
}

const SPAN = /(\d+|an?|one)[ -](days?|weeks?|fortnights?|months?|years?|decades?|century|centuries)/g
const SPAN_ONLY =
  /^(?:exactly )?(?:(?:\d+|an?|one)[ -](?:days?|weeks?|fortnights?|months?|years?|decades?|century|centuries)(?:,? and |, | )?)+$/

/** A length of time in calendar units: months and days apart, because months differ. Null when the phrase is none. */
export function readSpan(text: string): { months: number; days: number; written: string } | null {
  const phrase = text.trim()
  if (!SPAN_ONLY.test(phrase)) return null
  let [months, days] = [0, 0]
  for (const [, digits = '1', unit = ''] of phrase.matchAll(SPAN)) {
    const many = /\d/.test(digits) ? Number(digits) : 1
    if (unit.startsWith('day')) days += many
    else if (unit.startsWith('week')) days += many * 7
    else if (unit.startsWith('fort')) days += many * 14
    else
      months +=
        many * (unit.startsWith('month') ? 1 : unit.startsWith('year') ? 12 : unit.startsWith('dec') ? 120 : 1200)
  }
  return months > 120_000 || days > 4_000_000 ? null : { months, days, written: phrase.replace(/^(?:an?|one) /, '1 ') }
}

/** Moves a day by a span, forwards or back; null when it leaves the years 1 to 9999. */
export function moveDay(day: Day, span: { months: number; days: number }, direction: 1 | -1): Day | null {
  const moved = addMonths(day, direction * span.months)
  if (moved === null) return null
  const result = moved + direction * span.days
  const { year } = toCivil(result)
  return year >= 1 && year <= 9999 ? result : null
}
