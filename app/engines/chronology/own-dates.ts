import { monthNames, numberNames } from '#app/engines/english/english.ts'
import { toTable } from '#app/platform/table.ts'
import { addDays, addMonths, partsOf, toIso, toWords } from './calendar.ts'
import type { DateContext, DateRead } from './date-mention.ts'

const MONTH = monthNames.join('|')
const seasons: Readonly<Record<string, number>> = toTable({ spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 })

const SPAN = new RegExp(
  String.raw`\b(?:from|between) (\d{1,2})(?:st|nd|rd|th)?(?: (${MONTH}))?(?: (\d{4}))? (?:to|and|until|till|–|-) (\d{1,2})(?:st|nd|rd|th)? (${MONTH})(?: (\d{4}))?`,
  'gi',
)
const LATER =
  /\b(?:(?:about|around|some) )?(?:(an?|\d{1,3}|[a-z]+) (day|week|month|year)s? (?:later|after(?:wards| that)?)|(?:the )?(next|following|same) (day|week|month)(?! (?:i|we) will))\b/gi
const YEAR = /\b(?:in|since|from|until|by|during|early|late|of) ((?:19|20)\d{2})\b(?![-/.]\d)/gi
const SEASON = /\b(?:in )?(?:the )?(spring|summer|autumn|fall|winter) (?:of )?((?:19|20)\d{2})\b/gi
const BARE_DAY = new RegExp(String.raw`\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|time|${MONTH}))`, 'gi')

/** Dates the parser does not know: spans of days, "two weeks later", seasons, bare years, "the 14th". */
export function readOwnDates(sentence: string, context: DateContext): DateRead[] {
  return [
    ...readSpans(sentence, context),
    ...readLater(sentence, context),
    ...readSeasons(sentence),
    ...readYears(sentence),
    ...readBareDays(sentence, context),
  ]
}

function readSpans(sentence: string, { reference }: DateContext): DateRead[] {
  return [...sentence.matchAll(SPAN)].map((match) => {
    const [, fromDay, fromMonth, fromYear, toDayText, toMonth, toYear] = match
    const month = monthNumber(toMonth ?? '')
    const year = Number(toYear ?? fromYear ?? partsOf(reference)[0])
    const start = toIso(Number(fromYear ?? year), fromMonth ? monthNumber(fromMonth) : month, Number(fromDay))
    const doubts = toYear || fromYear ? [] : [`No year is written; ${year} is taken.`]
    const lead = /^\w+ /.exec(match[0])?.[0].length ?? 0
    return {
      start: match.index + lead,
      end: match.index + match[0].length,
      iso: start,
      endIso: toIso(year, month, Number(toDayText)),
      precision: 'day',
      doubts,
    }
  })
}

/** "Two weeks later" counts from the date before it, which the parser does not know. */
function readLater(sentence: string, { previous, reference }: DateContext): DateRead[] {
  return [...sentence.matchAll(LATER)].flatMap((match) => {
    const [whole, amountWord, unitWord, which, whichUnit] = match
    const amount = which ? (which.toLowerCase() === 'same' ? 0 : 1) : toNumber(amountWord ?? '')
    if (amount === null) return []
    const unit = (unitWord ?? whichUnit ?? 'day').toLowerCase()
    const from = previous ?? reference
    const iso =
      unit === 'day'
        ? addDays(from, amount)
        : unit === 'week'
          ? addDays(from, amount * 7)
          : addMonths(from, amount * (unit === 'year' ? 12 : 1))
    const doubt = `Counted from ${toWords(from, 'day')}, ${previous ? 'the date before it in the text' : 'your reference date'}.`
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        iso,
        endIso: null,
        precision: 'day' as const,
        doubts: [doubt],
      },
    ]
  })
}

function readSeasons(sentence: string): DateRead[] {
  return [...sentence.matchAll(SEASON)].map((match) => {
    const month = seasons[(match[1] ?? '').toLowerCase()] ?? 1
    const name = (match[1] ?? '').toLowerCase()
    return {
      start: match.index,
      end: match.index + match[0].length,
      iso: toIso(Number(match[2]), month, 1),
      endIso: null,
      precision: 'month',
      doubts: [`Only “${name}” is written; it is put at the start of that season in the north.`],
    }
  })
}

function readYears(sentence: string): DateRead[] {
  return [...sentence.matchAll(YEAR)].flatMap((match) => {
    const start = match.index + match[0].length - 4
    const before = sentence.slice(0, start)
    if (new RegExp(String.raw`(?:${MONTH}|spring|summer|autumn|fall|winter)(?: of)? $`, 'i').test(before)) return []
    return [
      {
        start,
        end: start + 4,
        iso: `${match[1]}-01-01`,
        endIso: null,
        precision: 'year' as const,
        doubts: ['Only the year is written.'],
      },
    ]
  })
}

function readBareDays(sentence: string, { previous, reference }: DateContext): DateRead[] {
  return [...sentence.matchAll(BARE_DAY)].map((match) => {
    const [year, month] = partsOf(previous ?? reference)
    const iso = toIso(year, month, Number(match[1]))
    const lead = /^on /i.test(match[0]) ? 3 : 0
    const doubt = `No month is written; ${toWords(iso, 'month')} is taken.`
    return {
      start: match.index + lead,
      end: match.index + match[0].length,
      iso,
      endIso: null,
      precision: 'day',
      doubts: [doubt],
    }
  })
}

const monthNumber = (name: string) => MONTH.toLowerCase().split('|').indexOf(name.toLowerCase()) + 1

function toNumber(word: string): number | null {
  if (/^an?$/i.test(word)) return 1
  if (/^\d+$/.test(word)) return Number(word)
  const index = numberNames.indexOf(word.toLowerCase())
  return index > 0 ? index : /^(?:couple)$/i.test(word) ? 2 : null
}
