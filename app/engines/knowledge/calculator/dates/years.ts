import { toTable } from '#app/platform/table.ts'
import { MONTHS } from '../../number-names.ts'
import { count, listWords } from '../amount.ts'
import { countDaysInMonth, type Day, isLeapYear, toCivil } from './day.ts'
import { MONTH } from './spoken-day.ts'
import type { Worked } from '../problems/worked.ts'

/** Whether and which years are leap years. */
export function workLeap(text: string, today: Day): Worked {
  const now = toCivil(today).year
  const asked =
    /^(?:(?:is|was|will|if|whether) )?(?:the )?(?:year )?(?<year>\d{1,4}|this year|next year|last year) (?:is |was |be |will be )?(?:a |an )?leap[ -]?year(?: or not)?$/.exec(
      text,
    )?.groups?.year
  if (asked) {
    const year = toTable({ 'this year': now, 'next year': now + 1, 'last year': now - 1 })[asked] ?? Number(asked)
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

/** How many days a month or a year has. */
export function workMonth(text: string, today: Day): Worked {
  const groups = new RegExp(
    `^(?:how many|number of|the number of)? ?days (?:are |were |is |will )?(?:there |be )?(?:in|does|did|has|had|in the month of) ?(?:the )?(?:month of )?(?:(?<leap>(?:a )?leap year)|(?<thisYear>this year|the current year)|(?<name>${MONTH})?(?: (?:of|in|have in|has in|had in))?,? ?(?:(?:the )?year )?(?<year>\\d{4})?(?: have| has)?(?<inLeap> (?:in|of|during) a leap year)?)(?: have| has)?$`,
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
