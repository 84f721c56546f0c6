import { addDays, partsOf, toIso, toWords, weekdayOf, type Precision } from './calendar.ts'
import type { DateContext, DateRead } from './date-mention.ts'
import type { ParsedDate } from './date-parser.ts'

const DURATION = /^(?:for|within|in the (?:last|past)|over)\b/i
const FUTURE = /\b(?:will|until|by|due|deadline|next|hearing|must|shall|going to|expires?|scheduled|appointment)\b/i

/** A date of the parser with its doubts; nothing when it is a period or a time of day. */
export function readParsed(sentence: string, date: ParsedDate, context: DateContext): DateRead[] {
  const { text, index, certain } = date
  const has = (part: string) => certain.includes(part)
  const isRelative = /\b(?:ago|yesterday|today|tomorrow|tonight|last|next|this|in)\b/i.test(text) && !/\d{4}/.test(text)
  if (
    DURATION.test(text) ||
    (DURATION.test(sentence.slice(Math.max(0, index - 8), index).trimStart() + text.slice(0, 1)) &&
      /^\d+ (?:day|week|month|year)/.test(text))
  )
    return []
  if (!has('day') && !has('month') && !has('weekday') && !isRelative) return []
  const precision: Precision = has('month') && !has('day') && !has('weekday') ? 'month' : 'day'
  const { month, day } = date.start
  let { year } = date.start
  const doubts: string[] = []
  let end = index + text.length
  const shortYear = /^\s?['’](\d{2})\b/.exec(sentence.slice(end))
  if (shortYear) {
    const [referenceYear] = partsOf(context.reference)
    year = 2000 + Number(shortYear[1]) > referenceYear + 1 ? 1900 + Number(shortYear[1]) : 2000 + Number(shortYear[1])
    end += shortYear[0].length
  } else if (!has('year') && has('month')) {
    year = guessYear(month, day, FUTURE.test(sentence), context) ?? year
    doubts.push(`No year is written; ${year} is taken.`)
  }
  let iso = toIso(year, month, precision === 'month' ? 1 : day)
  if (has('weekday') && !has('day') && !has('month')) {
    if (iso > context.reference && !FUTURE.test(sentence)) iso = addDays(iso, -7)
    const isPlain = /^(?:last|next|this|on)\b/i.test(text) && !/^on\b/i.test(text)
    doubts.push(
      isPlain
        ? countedFrom(context.reference)
        : `No date is written; the ${weekdayOf(iso)} nearest to ${toWords(context.reference, 'day')} is taken.`,
    )
  } else if (
    isRelative &&
    !(has('month') && /[a-z]{3,} \d|\d [a-z]{3,}/i.test(text) && has('year') && !/ago|in/i.test(text))
  ) {
    doubts.push(countedFrom(context.reference))
  }
  if (/^(?:on )?\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text) && day <= 12 && month <= 12 && day !== month) {
    doubts.push(
      `Could also be ${toWords(toIso(year, day, month), 'day')}; read ${context.isDayFirst ? 'day' : 'month'} first.`,
    )
  }
  const named = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/i.exec(text)?.[0]
  if (named && has('day') && has('month') && named.toLowerCase() !== weekdayOf(iso).toLowerCase()) {
    doubts.push(`${toWords(iso, 'day')} was a ${weekdayOf(iso)}, not a ${named}.`)
  }
  const lead = /^(?:on|in|at|from)\s+/i.exec(text)?.[0].length ?? 0
  const endIso = date.end ? toIso(date.end.year, date.end.month, date.end.day) : null
  return [{ start: index + lead, end, iso, endIso: endIso && endIso > iso ? endIso : null, precision, doubts }]
}

/** What is told comes after what was told before it and, unless it lies ahead, not after the reference date. */
function guessYear(month: number, day: number, isAhead: boolean, { reference, previous }: DateContext): number | null {
  const [referenceYear] = partsOf(reference)
  if (isAhead) return toIso(referenceYear, month, day) < reference ? referenceYear + 1 : referenceYear
  const latest = toIso(referenceYear, month, day) > reference ? referenceYear - 1 : referenceYear
  if (!previous) return latest
  const [previousYear] = partsOf(previous)
  const next = toIso(previousYear, month, day) < previous ? previousYear + 1 : previousYear
  return next <= latest ? next : latest
}

const countedFrom = (reference: string) => `Counted from ${toWords(reference, 'day')}.`
