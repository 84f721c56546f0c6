import { type Day, toDay, weekdayOf, WEEKDAYS } from './day.ts'

/** A named day and where it falls in a year. */
export type Holiday = { name: string; also: RegExp; inYear(year: number): Day | null }

const fixed = (name: string, also: RegExp, month: number, day: number): Holiday => ({
  name,
  also,
  inYear: (year) => toDay(year, month, day),
})
const fromEaster = (name: string, also: RegExp, offset: number): Holiday => ({
  name,
  also,
  inYear: (year) => (year < 1583 ? null : easter(year) + offset),
})
const nth = (name: string, also: RegExp, month: number, weekday: number, place: number): Holiday => ({
  name,
  also,
  inYear: (year) => findNthWeekday(year, month, weekday, place),
})

/** Western Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const total = h + l - 7 * m + 114
  return toDay(year, Math.floor(total / 31), (total % 31) + 1) ?? 0
}

/** The `place`-th weekday (0 Sunday) of a month; place 5 means the last. */
export function findNthWeekday(year: number, month: number, weekday: number, place: number): Day | null {
  const first = toDay(year, month, 1)
  if (first === null) return null
  const offset = (weekday - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7
  const day = first + offset + (place - 1) * 7
  const next = month === 12 ? toDay(year + 1, 1, 1) : toDay(year, month + 1, 1)
  return next !== null && day >= next ? (place === 5 ? day - 7 : null) : day
}

export const HOLIDAYS: readonly Holiday[] = [
  fixed('Christmas Eve', /christmas eve|xmas eve/, 12, 24),
  fixed('Christmas Day', /christmas(?: day)?|xmas(?: day)?|x-mas/, 12, 25),
  fixed('Boxing Day', /boxing day/, 12, 26),
  fixed("New Year's Eve", /new years? eve|new year's eve|nye|silvester/, 12, 31),
  fixed("New Year's Day", /new years?(?: day)?|new year's(?: day)?/, 1, 1),
  fixed("Valentine's Day", /valentines?(?: day)?|valentine's(?: day)?|saint valentine's day/, 2, 14),
  fixed("Saint Patrick's Day", /(?:st\.?|saint) patrick'?s(?: day)?/, 3, 17),
  fixed("April Fools' Day", /april fool'?s'?(?: day)?/, 4, 1),
  fixed('Labour Day (1 May)', /may day|international workers'? day/, 5, 1),
  fixed('Independence Day (United States)', /(?:us |american )?independence day/, 7, 4),
  fixed('Bastille Day', /bastille day/, 7, 14),
  fixed('Halloween', /hallow'?een/, 10, 31),
  fixed("All Saints' Day", /all saints'?(?: day)?/, 11, 1),
  fixed('Guy Fawkes Night', /(?:guy fawkes|bonfire) (?:night|day)/, 11, 5),
  fixed('Armistice Day', /armistice day/, 11, 11),
  fixed('Pi Day', /pi day/, 3, 14),
  fixed('Earth Day', /earth day/, 4, 22),
  fixed('Epiphany', /epiphany/, 1, 6),
  nth('Thanksgiving (United States)', /(?:us |american )?thanksgiving(?: day)?/, 11, 4, 4),
  nth('Labor Day (United States)', /(?:us )?labor day/, 9, 1, 1),
  nth('Martin Luther King Day', /(?:mlk|martin luther king)(?:,? jr\.?)? day/, 1, 1, 3),
  nth('Memorial Day (United States)', /memorial day/, 5, 1, 5),
  fromEaster('Good Friday', /good friday/, -2),
  fromEaster('Easter Monday', /easter monday/, 1),
  fromEaster('Easter Sunday', /easter(?: sunday| day)?/, 0),
  fromEaster('Ash Wednesday', /ash wednesday/, -46),
  fromEaster('Shrove Tuesday', /shrove tuesday|pancake day|mardi gras|fat tuesday/, -47),
  fromEaster('Palm Sunday', /palm sunday/, -7),
  fromEaster('Ascension Day', /ascension(?: day)?/, 39),
  fromEaster('Whit Sunday (Pentecost)', /pentecost|whit sunday|whitsun/, 49),
  {
    name: 'the last day of the year',
    also: /(?:the )?end of (?:the |this )?year/,
    inYear: (year) => toDay(year, 12, 31),
  },
]
