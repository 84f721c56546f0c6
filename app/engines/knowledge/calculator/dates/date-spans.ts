import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { MONTHS } from '../../number-names.ts'
import { count, startSentence } from '../amount.ts'
import { type Day, spanOf, toCivil, weekdayOf, writeDay } from './day.ts'
import {
  type DayReading,
  type Leaning,
  MONTH,
  moveDay,
  nameDay,
  readDay,
  readSpan,
  settleDay,
  type SpokenDay,
} from './spoken-day.ts'
import type { Worked } from '../problems/worked.ts'

const UNIT = '(?<unit>days?|nights?|sleeps|weeks?|months?|years?|weekdays|working days|business days)'
const MANY = `(?:(?:calculate|compute|find|work out|count|give|is|are|was|what|the|exactly) )*(?:how (?:many|much) (?:more )?${UNIT}(?: (?:are there|is there|are|is it|were there|have there been|was it|will it be|does it take|do i have|do we have|have|has|are left|left|remain|remaining))*|(?:the )?(?:number of |total )?${UNIT.replace(
  'unit',
  'unit2',
)}(?: (?:are there|are))?|how (?:long|much time|far)(?: (?:is it|was it|is|was|will it be|away))*|(?:the )?(?:difference|time|duration|length|gap|interval)(?: in ${UNIT.replace(
  'unit',
  'unit3',
)})?)`
const BETWEEN = new RegExp(
  `^(?:${MANY} )?(?:between|from) (?<a>.+?) (?:and|to|until|till|til|up to|through) (?<b>.+?)(?: in ${UNIT.replace(
    'unit',
    'unit4',
  )})?$`,
)
const UNTIL = new RegExp(
  `^(?:(?:countdown|count down) to|${MANY} (?:until|till|til|to|before|away from|left until|left till|left before|left to|away is|to go until|to go till|away)) (?:the next |next (?=christmas|easter|new|hallo)|it is |it's )?(?<b>.+)$`,
)
const LEFT = new RegExp(`^${MANY} (?:left|remain|remaining|are left|to go) ?(?:in|of) (?:the |this )?year$`)
const SINCE = new RegExp(
  `^${MANY} (?:since|have passed since|passed since|has passed since|has it been since|has it been from|it been since|ago was|ago is|have elapsed since) (?<b>.+)$`,
)
const AGO = /^how (?:many days|long) ago (?:was|is|did) (?<b>.+?)(?: happen)?$/
const MOVE = inOrder(
  /^(?:(?:what|which|calculate|find|work out|give|tell) )?(?:(?:date|day|is|was|will|be|it|the|that|would|what|falls|comes|in) )*/,
  /(?<span>(?:\d+|an?|one)[ -](?:day|week|fortnight|month|year|decade|centur).*?) /,
  /(?<way>after|from|following|later than|since|past|before|prior to|earlier than|ago|hence|from now|later|in the future|in the past)(?: (?<base>.+?))?(?: (?:be|fall|is))?$/,
)
const PLUS =
  /^(?:(?:what|is|the|date|calculate|add) )*(?<base>.+?) ?(?<sign>plus|minus|\+|-|−) ?(?<span>(?:\d+|an?|one)[ -](?:day|week|fortnight|month|year|decade|centur).*)$/
const IN = inOrder(
  /^(?:(?:what|which) )?(?:(?:date|day|is|will|be|it|the|would) )*in (?<span>(?:\d+|an?|one)[ -](?:day|week|fortnight|month|year)s?(?: and (?:\d+|an?) (?:day|week|month)s?)*)/,
  /(?:,? (?:what|which) (?:date|day)(?: of the week)?(?: will| is| it| be)*)?$/,
)

const AHEAD = new Set([
  'after',
  'from',
  'following',
  'later than',
  'since',
  'past',
  'hence',
  'from now',
  'later',
  'in the future',
])
const AVERAGE_DAYS_IN_WEEK = 7

/** Counts days, weeks, months or years between two days, and moves a day by a span of time. */
export function workDateSpans(asked: string, today: Day): Worked {
  const text = asked
    .replace(/ (?:of|in) the same year\b/, '')
    .replace(/,? (?:not counting|excluding|without) .{1,20} itself$/, '')
  return (
    workYears(text, today) ??
    workMonths(text) ??
    workMove(text, today) ??
    workBetween(text, today) ??
    workUntil(text, today) ??
    workSince(text, today)
  )
}

const YEARS = inOrder(
  /^(?:how many |number of )?years (?:are there |were there |is it |was it |passed )?/,
  /(?:(?:between|from) (?<a>\d{1,4}) (?:and|to|until) (?<b>\d{1,4})|(?:since|have passed since|has it been since|ago was) (?<since>\d{3,4}))$/,
)

function workYears(text: string, today: Day): Worked {
  const groups = YEARS.exec(text)?.groups
  if (!groups) return null
  const [from, to] = [Number(groups.a ?? groups.since), Number(groups.b ?? toCivil(today).year)]
  return {
    text: `From ${from} to ${to} is ${count(Math.abs(to - from), 'year')}.`,
    working: `${Math.max(from, to)} − ${Math.min(from, to)} = ${Math.abs(to - from)}`,
  }
}

const MONTHS_BETWEEN = new RegExp(
  `^(?:how many |number of )?months (?:are there |is it )?(?:between|from) (?<a>${MONTH}) (?<x>\\d{4}) (?:and|to|until) (?<b>${MONTH}) (?<y>\\d{4})$`,
)

/** Whole months from one named month to another. */
function workMonths(text: string): Worked {
  const groups = MONTHS_BETWEEN.exec(text)?.groups
  if (!groups) return null
  const place = (name = '') => MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3)))
  const months = (Number(groups.y) - Number(groups.x)) * 12 + place(groups.b) - place(groups.a)
  const [from, to] = [`${MONTHS[place(groups.a)]} ${groups.x}`, `${MONTHS[place(groups.b)]} ${groups.y}`]
  return {
    text: `From ${from} to ${to} is ${count(Math.abs(months), 'month')}.`,
    working: `${groups.y} − ${groups.x} = ${Number(groups.y) - Number(groups.x)} years; ${count(
      Math.abs(months),
      'month',
    )} in all`,
  }
}

const unitOf = (groups: Record<string, string | undefined>) =>
  groups.unit ?? groups.unit2 ?? groups.unit3 ?? groups.unit4 ?? null
const isSpoken = (reading: DayReading): reading is SpokenDay => reading !== null && !('refusal' in reading)
const findRefusal = (...readings: DayReading[]): Worked =>
  (readings.find((reading) => reading !== null && 'refusal' in reading) as Worked) ?? null
const noSuchDate: Worked = { refusal: 'There is no such date in the calendar.' }

function workBetween(text: string, today: Day): Worked {
  const groups = BETWEEN.exec(text)?.groups
  if (!groups) return null
  const [first, last] = [readDay(groups.a ?? '', today), readDay(groups.b ?? '', today)]
  if (!first || !last) return null
  if (!isSpoken(first) || !isSpoken(last)) return findRefusal(first, last)
  const from = settleDay(first, today, 'this', first.year ?? last.year)
  const fromYear = from === null ? null : toCivil(from).year
  let to = settleDay(last, today, 'this', last.year ?? fromYear)
  if (from !== null && to !== null && to < from && last.year === null && fromYear !== null)
    to = last.inYear(fromYear + 1)
  return from === null || to === null
    ? noSuchDate
    : say(nameDay(first, from), nameDay(last, to), from, to, unitOf(groups))
}

function say(fromName: string, toName: string, from: Day, to: Day, unit: string | null): Worked {
  const days = Math.abs(to - from)
  const working = `${writeDay(Math.min(from, to))} + ${count(days, 'day')} = ${writeDay(Math.max(from, to))}`
  return {
    text: `From ${fromName} to ${toName} is ${sayLength(Math.min(from, to), Math.max(from, to), unit)}.`,
    working,
  }
}

/** The length in the unit asked for; days are always said as well. */
function sayLength(from: Day, to: Day, unit: string | null): string {
  const days = to - from
  if (unit && /weekdays|working|business/.test(unit))
    return `${count(
      countWeekdays(from, to),
      'weekday',
    )} from Monday to Friday, the last day not counted and public holidays not taken off (${count(days, 'day')} in all)`
  if (unit?.startsWith('week')) return `${sayWeeks(days)} (${count(days, 'day')})`
  const span = spanOf(from, to)
  if (unit?.startsWith('month'))
    return `${sayParts([
      [span.years * 12 + span.months, 'month'],
      [span.days, 'day'],
    ])} (${count(days, 'day')})`
  if (unit?.startsWith('year'))
    return `${sayParts([
      [span.years, 'year'],
      [span.months, 'month'],
      [span.days, 'day'],
    ])} (${count(days, 'day')})`
  const long = sayParts([
    [span.years, 'year'],
    [span.months, 'month'],
    [span.days, 'day'],
  ])
  return `${count(days, 'day')}${!unit && days > 31 ? ` (${long})` : ''}`
}

function sayWeeks(days: number): string {
  return sayParts([
    [Math.floor(days / AVERAGE_DAYS_IN_WEEK), 'week'],
    [days % AVERAGE_DAYS_IN_WEEK, 'day'],
  ])
}

function sayParts(parts: [number, string][]): string {
  const said = parts.filter(([many]) => many > 0).map(([many, unit]) => count(many, unit))
  return said.length === 0
    ? '0 days'
    : said.length === 1
      ? (said[0] ?? '')
      : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}

function countWeekdays(from: Day, to: Day): number {
  const weeks = Math.floor((to - from) / 7)
  let many = weeks * 5
  for (let day = from + weeks * 7; day < to; day += 1) if (!['Saturday', 'Sunday'].includes(weekdayOf(day))) many += 1
  return many
}

function workUntil(text: string, today: Day): Worked {
  if (LEFT.test(text)) {
    const end = readDay('end of the year', today)
    const day = isSpoken(end) ? settleDay(end, today, 'next') : null
    return day === null
      ? null
      : {
          text: `There are ${count(day - today, 'day')} left in ${toCivil(today).year} after today, ${writeDay(
            today,
          )}.`,
          working: `${writeDay(day)} − ${writeDay(today)} = ${count(day - today, 'day')}`,
        }
  }
  const groups = UNTIL.exec(text)?.groups
  return groups ? sayDistance(groups, today, 'next') : null
}

function workSince(text: string, today: Day): Worked {
  const groups = SINCE.exec(text)?.groups ?? AGO.exec(text)?.groups
  return groups ? sayDistance(groups, today, 'past') : null
}

function sayDistance(groups: Record<string, string | undefined>, today: Day, leaning: Leaning): Worked {
  const reading = readDay(groups.b ?? '', today)
  if (!isSpoken(reading)) return findRefusal(reading)
  const day = settleDay(reading, today, leaning)
  if (day === null) return noSuchDate
  const length = sayLength(Math.min(day, today), Math.max(day, today), unitOf(groups))
  const name = nameDay(reading, day)
  const working = `${writeDay(Math.max(day, today))} − ${writeDay(Math.min(day, today))} = ${count(
    Math.abs(day - today),
    'day',
  )}`
  if (day === today) return { text: `${startSentence(name)} is today.`, working }
  const from = `today, ${writeDay(today)}`
  if (leaning === 'next' && day > today)
    return {
      text: `There are ${length} from ${from}, until ${name}.`.replace('There are 1 day ', 'There is 1 day '),
      working,
    }
  return {
    text:
      day < today
        ? `${startSentence(name)} was ${length} before ${from}.`
        : `${startSentence(name)} is ${length} after ${from}.`,
    working,
  }
}

function workMove(text: string, today: Day): Worked {
  const groups = MOVE.exec(text)?.groups ?? PLUS.exec(text)?.groups ?? IN.exec(text)?.groups
  const span = groups ? readSpan(groups.span ?? '') : null
  if (!groups || !span) return null
  const way =
    groups.way ??
    (groups.sign === undefined ? 'from now' : groups.sign === 'plus' || groups.sign === '+' ? 'after' : 'before')
  const baseText = groups.base?.replace(/^(?:the )?(?:date of )?/, '') ?? 'today'
  const reading = readDay(baseText === 'it' ? 'today' : baseText, today)
  if (!isSpoken(reading)) return findRefusal(reading)
  const base = settleDay(reading, today, 'this')
  const direction = AHEAD.has(way) ? 1 : -1
  const day = base === null ? null : moveDay(base, span, direction)
  if (base === null || day === null) return noSuchDate
  const relation = direction === 1 ? 'after' : 'before'
  const name =
    base === today && /^(?:today|now)$/.test(baseText) ? `today, ${writeDay(today)},` : nameDay(reading, base)
  return {
    text: `${span.written} ${relation} ${name} is ${weekdayOf(day)}, ${writeDay(day)}.`,
    working: `${writeDay(base)} ${direction === 1 ? '+' : '−'} ${span.written} = ${writeDay(day)}`,
  }
}
