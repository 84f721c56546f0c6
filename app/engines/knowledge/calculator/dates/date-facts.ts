import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { MONTHS } from '../../number-names.ts'
import { workAge } from '../problems/age.ts'
import { count, startSentence } from '../amount.ts'
import { type Day, dayOfYear, isBeforeGregorian, isoWeek, toCivil, WEEKDAYS, weekdayOf, writeDay } from './day.ts'
import { type Leaning, nameDay, readDay, settleDay } from './spoken-day.ts'
import type { Worked } from '../problems/worked.ts'
import { workLeap, workMonth } from './years.ts'

const Q = String.raw`(?:(?:what|which|on|calculate|find|work out|give|the|tell|in|of) )*`
const BE = String.raw`(?:is|was|will|would|did|does|do|are)`
const WEEKDAY_NAMES = WEEKDAYS.join('|').toLowerCase()

const WEEKDAY_FORMS = [
  new RegExp(
    `^${Q}(?:day of the week|day of week|weekday|week day|day)(?: of the week)? ${BE} (?:the )?(?<d>.+?)(?: (?:be|fall|falls|fell|land|on|fall on|land on|falls on|happen|in))*(?: of the week)?$`,
  ),
  new RegExp(`^${Q}(?:day of the week|weekday)(?: (?:for|of|on|was|is))? (?<d>.+)$`),
  new RegExp(
    `^(?<d>.+?) (?:is|was|will be|falls on|fell on|fall on) (?:on )?(?:a |what |which )+(?:day(?: of the week)?|weekday)$`,
  ),
  /^(?<d>.+?) (?:day of (?:the )?week|weekday)$/,
  /^(?:what|which|on what|on which) day(?: of the week)? was (?:i|he|she|someone) born(?: on)?,? (?:if (?:i|he|she|someone) was born )?(?:on )?(?<d>.+)$/,
]
const IS_WEEKDAY = new RegExp(
  `^(?:is|was|will|did|does) (?<d>.+?) (?:be |fall |fall on |on )?(?:a |on a )(?<name>${WEEKDAY_NAMES})$`,
)
const BARE_PLACE = /^(?:the )?(?<d>(?:first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) \w+day (?:of|in) .+)$/
const OF_YEAR = [
  new RegExp(
    `^${Q}(?:day(?: number)?|number) (?:of|in) (?:the )?year(?: number)? (?:is |was |for |of |on |will )?(?<d>.+?)(?: be)?$`,
  ),
  new RegExp(
    `^${Q}(?:ordinal (?:date|day)|day number|julian day|day of year)(?: of the year)? (?:of|for|is) (?<d>.+)$`,
  ),
  new RegExp(`^(?<d>.+?) (?:is|was|as) (?:what|which|a|the) (?:day (?:number )?of the year|day number|ordinal day)$`),
]
const WEEK = [
  new RegExp(
    `^${Q}(?:iso )?(?:calendar )?week(?: number)?(?: of the year)? (?:is|was|for|of|does|on|will) (?<d>.+?)(?: (?:in|fall in|fall|be|be in))?$`,
  ),
  new RegExp(`^(?<d>.+?) (?:is|falls|was) in (?:what|which) (?:iso )?(?:calendar )?week$`),
]
const HOLIDAY = new RegExp(
  `^(?:when ${BE}|${Q}date ${BE}|date of|when does|what ${BE}(?= the \\w+ \\w+day (?:of|in) )) (?<d>.+?)(?: (?:fall|happen|be|celebrated))*(?: on)?$`,
)

/** Answers about one day or one year: weekday, place in the year, ISO week, leap years, days in a month, age. */
export function workDateFacts(text: string, today: Day): Worked {
  return (
    workToday(text, today) ??
    workLeap(text, today) ??
    workMonth(text, today) ??
    workAge(text, today) ??
    onDay(OF_YEAR, text, today, sayDayOfYear) ??
    onDay(WEEK, text, today, sayWeek) ??
    workIsWeekday(text, today) ??
    onDay(WEEKDAY_FORMS, text, today, (day, name) => sayWeekday(day, name, today)) ??
    onDay([HOLIDAY, BARE_PLACE], text, today, (day, name, phrase) => sayDate(day, name, today, phrase), 'next')
  )
}

function onDay(
  forms: RegExp[],
  text: string,
  today: Day,
  say: (day: Day, name: string, phrase: string) => Worked,
  leaning: Leaning = 'this',
): Worked {
  for (const form of forms) {
    const phrase = form.exec(text)?.groups?.d
    const reading = phrase ? readDay(phrase, today) : null
    if (!reading || !phrase) continue
    if ('refusal' in reading) return reading
    const day = settleDay(reading, today, leaning)
    return day === null
      ? { refusal: 'There is no such date in the calendar.' }
      : say(day, nameDay(reading, day), phrase)
  }
  return null
}

const tense = (day: Day, today: Day) => (day < today ? 'was' : day > today ? 'will be' : 'is')
const sayOldStyle = (day: Day) =>
  isBeforeGregorian(day) ? ' in the Gregorian calendar carried back; the Julian calendar was in use then' : ''

function sayWeekday(day: Day, name: string, today: Day): Worked {
  return {
    text: `${startSentence(name)} ${tense(day, today)} a ${weekdayOf(day)}${sayOldStyle(day)}.`,
    working: `${writeDay(day)}: ${weekdayOf(day)} (Gregorian calendar)`,
  }
}

function sayDate(day: Day, name: string, today: Day, phrase: string): Worked {
  if (/^(?:the )?(?:\w+) (?:\w+day) (?:of|in) /.test(phrase))
    return {
      text: `${startSentence(
        phrase.replace(/\b[a-z](?=[a-z]*day\b)|(?<=(?:of|in) )[a-z]/g, (letter) => letter.toUpperCase()),
      )} ${tense(day, today)} ${writeDay(day)}.`,
      working: `${writeDay(day)}: ${weekdayOf(day)}`,
    }
  if (!name.includes('(')) return null
  const bare = name.replace(/ \([^()]*\)$/, '')
  return {
    text: `${startSentence(bare)} ${tense(day, today)} on ${weekdayOf(day)}, ${writeDay(day)}.`,
    working: `${bare}: ${writeDay(day)}`,
  }
}

function workIsWeekday(text: string, today: Day): Worked {
  const asked = IS_WEEKDAY.exec(text)?.groups?.name
  return asked
    ? onDay([IS_WEEKDAY], text, today, (day, name) => {
        const actual = weekdayOf(day)
        return {
          text: `${actual.toLowerCase() === asked ? 'Yes' : 'No'}, ${name} ${tense(
            day,
            today,
          )} a ${actual}${sayOldStyle(day)}.`,
          working: `${writeDay(day)}: ${actual}`,
        }
      })
    : null
}

function sayDayOfYear(day: Day, name: string): Worked {
  const [place, { year }] = [dayOfYear(day), toCivil(day)]
  return {
    text: `${startSentence(name)} is day ${place} of ${year}.`,
    working: `${writeDay(day)} − 31 December ${year - 1} = ${count(place, 'day')}`,
  }
}

function sayWeek(day: Day, name: string): Worked {
  const { week, year } = isoWeek(day)
  return {
    text: `${startSentence(name)} is in ISO week ${week} of ${year}.`,
    working: `ISO 8601: week 1 holds the first Thursday; ${weekdayOf(day)} ${writeDay(day)} is in week ${week}`,
  }
}

function workToday(text: string, today: Day): Worked {
  if (
    /^(?:what|which) (?:calendar |iso )?week(?: number)?(?: of the year)? (?:is it|are we in|is this|is it now)(?: now| today)?$/.test(
      text,
    )
  )
    return sayWeek(today, `Today, ${writeDay(today)},`)
  const said = inOrder(
    /^(?:what(?: is)?|which|tell) ?(?:the )?(?<asked>day of the week|day|date|year|month)?(?: is| is it| it is| are we| was| will)?(?: it)?(?: in)? ?/,
    /(?<when>today|tomorrow|yesterday|the day after tomorrow|the day before yesterday|day after tomorrow|now|right now|currently)?(?:'s (?<asked2>date|day))?(?: be)?(?: (?:is it|it is))?$/,
  ).exec(text)?.groups
  const asked = said?.asked ?? said?.asked2
  if (!said || (!asked && !said.when) || (asked && !said.when && !/ is it| are we|it is/.test(text))) return null
  const day =
    today +
    (toTable({
      tomorrow: 1,
      yesterday: -1,
      'the day after tomorrow': 2,
      'day after tomorrow': 2,
      'the day before yesterday': -2,
    })[said.when ?? ''] ?? 0)
  const when = startSentence(said.when && /tomorrow|yesterday/.test(said.when) ? said.when : 'today')
  const { year, month } = toCivil(day)
  const working = `the server's clock: ${writeDay(today)}`
  if (asked === 'year') return { text: `The year is ${year}.`, working }
  if (asked === 'month') return { text: `The month is ${MONTHS[month - 1]} ${year}.`, working }
  return { text: `${when} ${tense(day, today)} ${weekdayOf(day)}, ${writeDay(day)}.`, working }
}
