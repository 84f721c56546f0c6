import { count, listWords, startSentence } from './amount.ts'
import {
  countDaysInMonth,
  type Day,
  dayOfYear,
  isBeforeGregorian,
  isLeapYear,
  isoWeek,
  MONTHS,
  spanOf,
  toCivil,
  WEEKDAYS,
  weekdayOf,
  writeDay,
} from './day.ts'
import { type Leaning, MONTH, nameDay, readDay, settleDay } from './spoken-day.ts'
import type { Worked } from './worked.ts'

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
  const said =
    /^(?:what(?: is)?|which|tell) ?(?:the )?(?<asked>day of the week|day|date|year|month)?(?: is| is it| it is| are we| was| will)?(?: it)?(?: in)? ?(?<when>today|tomorrow|yesterday|the day after tomorrow|the day before yesterday|day after tomorrow|now|right now|currently)?(?:'s (?<asked2>date|day))?(?: be)?(?: (?:is it|it is))?$/.exec(
      text,
    )?.groups
  const asked = said?.asked ?? said?.asked2
  if (!said || (!asked && !said.when) || (asked && !said.when && !/ is it| are we|it is/.test(text))) return null
  const day =
    today +
    ({
      tomorrow: 1,
      yesterday: -1,
      'the day after tomorrow': 2,
      'day after tomorrow': 2,
      'the day before yesterday': -2,
    }[said.when ?? ''] ?? 0)
  const when = startSentence(said.when && /tomorrow|yesterday/.test(said.when) ? said.when : 'today')
  const { year, month } = toCivil(day)
  const working = `the server's clock: ${writeDay(today)}`
  if (asked === 'year') return { text: `The year is ${year}.`, working }
  if (asked === 'month') return { text: `The month is ${MONTHS[month - 1]} ${year}.`, working }
  return { text: `${when} ${tense(day, today)} ${weekdayOf(day)}, ${writeDay(day)}.`, working }
}

function workLeap(text: string, today: Day): Worked {
  const now = toCivil(today).year
  const asked =
    /^(?:(?:is|was|will|if|whether) )?(?:the )?(?:year )?(?<year>\d{1,4}|this year|next year|last year) (?:is |was |be |will be )?(?:a |an )?leap[ -]?year(?: or not)?$/.exec(
      text,
    )?.groups?.year
  if (asked) {
    const year = { 'this year': now, 'next year': now + 1, 'last year': now - 1 }[asked] ?? Number(asked)
    return year < 1 ? null : sayLeap(year, now)
  }
  const next =
    /^(?:when|what|which)?(?: year)?(?: is| was| will)?(?: the)? ?(?<which>next|last|previous|first) leap[ -]?year(?: (?:be|after|following|before) ?(?<year>\d{1,4})?)?$/.exec(
      text,
    )?.groups
  if (next) {
    const step = next.which === 'next' || (next.which === 'first' && next.year) ? 1 : -1
    let year = Number(next.year ?? now) + step
    while (!isLeapYear(year)) year += step
    return {
      text: `The ${step === 1 ? 'next' : 'last'} leap year ${step === 1 ? 'after' : 'before'} ${
        next.year ?? now
      } is ${year}.`,
      working: `${year} ÷ 4 = ${year / 4}`,
    }
  }
  const listed =
    /^(?:which|what) years (?:between|from) (?<a>\d{4}) (?:and|to) (?<b>\d{4}) (?:are|were) leap years$/.exec(
      text,
    )?.groups
  if (listed) return workLeap(`leap years between ${listed.a} and ${listed.b}`, today)
  const range =
    /^(?:how many|which|what|list|number of)? ?(?:are )?(?:the )?leap[ -]?years (?:are there |were there |are |were )?(?:between|from) (\d{1,4}) (?:and|to) (\d{1,4})$/.exec(
      text,
    )
  const [from, to] = [Number(range?.[1]), Number(range?.[2])]
  if (!range || from > to || to - from > 400) return null
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(isLeapYear)
  return {
    text: `There are ${count(years.length, 'leap year')} from ${from} to ${to}, both counted${
      years.length > 0 && years.length <= 30 ? `: ${listWords(years.map(String))}` : ''
    }.`,
    working: 'a leap year divides by 4, and a century year by 400',
  }
}

function sayLeap(year: number, now: number): Worked {
  const [isLeap, verb] = [isLeapYear(year), year < now ? 'was' : 'is']
  const reason =
    year % 400 === 0
      ? 'it is divisible by 400'
      : year % 100 === 0
      ? 'it is divisible by 100 but not by 400'
      : year % 4 === 0
      ? 'it is divisible by 4 and not by 100'
      : 'it is not divisible by 4'
  return {
    text: `${isLeap ? 'Yes' : 'No'}, ${year} ${verb} ${isLeap ? '' : 'not '}a leap year, because ${reason}.`,
    working: `${year} ÷ 4 = ${year / 4}; ${year} ÷ 100 = ${year / 100}; ${year} ÷ 400 = ${year / 400}`,
  }
}

function workMonth(text: string, today: Day): Worked {
  const groups = new RegExp(
    `^(?:how many|number of|the number of)? ?days (?:are |were |is |will )?(?:there |be )?(?:in|does|has|in the month of) ?(?:the )?(?:month of )?(?:(?<leap>(?:a )?leap year)|(?<thisYear>this year|the current year)|(?<name>${MONTH})?(?: (?:of|in))?,? ?(?:(?:the )?year )?(?<year>\\d{4})?(?<inLeap> (?:in|of|during) a leap year)?)(?: have| has)?$`,
  ).exec(text)?.groups
  if (!groups) return null
  if (groups.thisYear) return workMonth(`days in ${toCivil(today).year}`, today)
  if (groups.leap) return { text: 'There are 366 days in a leap year.', working: '365 + 1 = 366' }
  if (!groups.name && groups.year) {
    const year = Number(groups.year)
    return {
      text: `There are ${isLeapYear(year) ? 366 : 365} days in ${year}, ${
        isLeapYear(year) ? 'a leap year' : 'a common year'
      }.`,
      working: `${year} ÷ 4 = ${year / 4}`,
    }
  }
  if (!groups.name) return null
  const month = MONTHS.findIndex((name) => name.toLowerCase().startsWith((groups.name ?? '').slice(0, 3))) + 1
  const name = MONTHS[month - 1]
  const year = groups.year ? Number(groups.year) : groups.inLeap ? 2024 : null
  if (month === 2 && year === null)
    return {
      text: 'There are 28 days in February, and 29 in a leap year.',
      working: `this year, ${toCivil(today).year}: ${countDaysInMonth(toCivil(today).year, 2)} days`,
    }
  const when = groups.inLeap ? ' of a leap year' : groups.year ? ` ${groups.year}` : ''
  return {
    text: `There are ${countDaysInMonth(year ?? 2023, month)} days in ${name}${when}.`,
    working: `${name}: ${countDaysInMonth(year ?? 2023, month)} days`,
  }
}

const WHO = '(?:someone|somebody|a person|a man|a woman|a child|a baby|anyone|people|i|he|she|they|you|we|one)'
const AGE = [
  new RegExp(
    `^how old (?:is|was|will|would|am|are|be) (?:${WHO} )?(?:be )?(?:(?:who (?:was|is) |that was |if |being |when )*(?:${WHO} )?(?:was |were |am |is |are )?born )(?:on |in )?(?<born>.+?)(?:(?:,| be| turn| turning| by| as of)* (?:on|in|at|by|as of) (?<at>.+?))?(?: be)?$`,
  ),
  new RegExp(
    `^how old (?:will|would|am|is|are|was) ${WHO} (?:be )?(?:on|in|at|by) (?<at>.+?) (?:if|when|who|having)(?: ${WHO})?(?: was| were| is| am)? born (?:on|in) (?<born>.+)$`,
  ),
  new RegExp(
    `^(?:what is )?(?:the )?age of (?:${WHO} )(?:who was )?born (?:on |in )?(?<born>.+?)(?: (?:on|in|at|by) (?<at>.+))?$`,
  ),
  new RegExp(
    `^(?:if )?(?:${WHO} )?(?:was |were |am |is )?born (?:on |in )?(?<born>.+?),? (?:how old|what age|what is (?:my|his|her|their) age)(?: (?:am|is|are|was|will|would) ${WHO})?(?: be)?(?: (?:on|in|at|by) (?<at>.+))?$`,
  ),
]

function workAge(text: string, today: Day): Worked {
  for (const form of AGE) {
    const groups = form.exec(text)?.groups
    const answer = groups ? sayAge(groups.born ?? '', groups.at ?? 'today', today) : null
    if (answer) return answer
  }
  return null
}

function sayAge(bornText: string, atText: string, today: Day): Worked {
  const [bornYear, atYear] = [readYear(bornText), readYear(atText)]
  const [born, at] = [readDay(bornText, today), readDay(atText, today)]
  for (const reading of [born, at]) if (reading && 'refusal' in reading) return reading
  if (bornYear !== null || (atYear !== null && born))
    return sayRoughAge(
      bornText,
      bornYear,
      born && 'year' in born ? born.year : null,
      atYear ?? (at && 'year' in at ? at.year : null),
    )
  if (!born || !at || 'refusal' in born || 'refusal' in at || born.year === null) return null
  const [from, to] = [settleDay(born, today, 'past'), settleDay(at, today, 'this')]
  if (from === null || to === null) return { refusal: 'There is no such date in the calendar.' }
  if (to < from) return { refusal: 'The second date is before the birth.' }
  const span = spanOf(from, to)
  const verb = to < today ? 'was' : to > today ? 'will be' : 'is'
  return {
    text: `Someone born on ${writeDay(from)} ${verb} ${count(span.years, 'year')} old on ${writeDay(to)}.`,
    working: `${writeDay(from)} + ${count(span.years, 'year')}, ${count(span.months, 'month')} and ${count(
      span.days,
      'day',
    )} = ${writeDay(to)}`,
  }
}

const readYear = (text: string) => (/^(?:the year )?\d{4}$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : null)

function sayRoughAge(bornText: string, bornYear: number | null, dayYear: number | null, atYear: number | null): Worked {
  const from = bornYear ?? dayYear
  if (from === null || atYear === null || atYear < from) return null
  const age = atYear - from
  return {
    text:
      age === 0
        ? `Someone born in ${from} is not yet 1 year old in ${atYear}.`
        : `Someone born ${bornYear ? `in ${from}` : `on ${startSentence(bornText)}`} is ${
            age - 1
          } or ${age} years old in ${atYear}, before or after the birthday.`,
    working: `${atYear} − ${from} = ${age}`,
  }
}
