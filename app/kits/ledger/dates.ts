import type { Span } from './text.ts'
import { readOrdinal, readSpelledNumber, spelledOrdinal } from './number-words.ts'

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
  isHalfDay: boolean
  isSpan: boolean
  isVague: boolean
  text: string
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|' +
  'Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|january|february|april|june|july|august|september|' +
  'october|november|december)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const ERA = '(?:\\s?(BCE?|B\\.C\\.(?:E\\.)?|AD|CE|A\\.D\\.))'
const YEAR = '([12]\\d{3})'
const BARE = '\\b(?!-|[,.]\\d|\\s?(?:[a-z]+s|people|m|km|kg|g|mg|ml|ms|%)\\b(?<!\\s(?:was|is|has|its|this|as)))'
const CIRCA = '(?:(about|around|circa|ca\\.|c\\.|approximately|roughly)\\s)?'

const EMPTY = {
  years: null,
  month: null,
  season: null,
  day: null,
  otherReading: null,
  weekday: null,
  time: null,
  isHalfDay: false,
  isSpan: false,
  isVague: false,
}

type Fields = Partial<Omit<DateMention, 'start' | 'end' | 'text'>>
type Rule = { pattern: RegExp; read: (match: RegExpExecArray, text: string) => Fields | null }

const RULES: Rule[] = [
  rule(`\\b(\\d{4})-(\\d{2})-(\\d{2})\\b`, (m) => dayOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  rule(`\\b(\\d{4})/(\\d{1,2})/(\\d{1,2})\\b`, (m) => dayOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  rule(`\\b(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})\\b`, (m) => slashed(Number(m[1]), Number(m[3]), Number(m[4]))),
  rule(`\\b${DAY}\\s(?:of\\s)?(${MONTH}),?\\s(?:in\\s|of\\s)?(?:the year\\s)?(\\d{1,4})${ERA}?\\b`, (m) =>
    dayOf(yearOf(m[3], m[4]), monthOf(m[2]), Number(m[1])),
  ),
  rule(`\\b(${MONTH})\\s${DAY},?\\s(\\d{4})${ERA}?\\b`, (m) => dayOf(yearOf(m[3], m[4]), monthOf(m[1]), Number(m[2]))),
  rule(
    `\\b(?:(${MONTH}),?\\s(?:of\\s)?|(?<=\\b(?:in|since|of|summer|winter|spring|autumn|by|until|from)\\s))'(\\d{2})\\b(?!s)`,
    (m) => ({
      ...yearField(shortYear(m[2])),
      month: m[1] ? monthOf(m[1]) : null,
    }),
  ),
  rule(`\\b(${MONTH}),?\\s(?:of\\s)?(\\d{4})${ERA}?\\b`, (m) => ({
    ...yearField(yearOf(m[2], m[3])),
    month: monthOf(m[1]),
  })),
  rule(`\\b(0?[1-9]|1[0-2])/([12]\\d{3})\\b`, (m) => ({ ...yearField(Number(m[2])), month: Number(m[1]) })),
  rule(
    `\\b(?:the )?(?:(early|mid|late)[- ])?([Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter) (?:of |in )?(?:${YEAR}|'(\\d{2}))\\b`,
    (m) => ({ ...yearField(m[3] ? Number(m[3]) : shortYear(m[4])), season: seasonOf(m[2]) }),
  ),
  rule(
    `\\b(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) quarter(?: of (?:the year )?${YEAR})?\\b(?! (?:of|mile|century|final))`,
    (m) => ({ ...(m[2] ? yearField(Number(m[2])) : {}), season: quarterOf(m[1]) }),
    'gi',
  ),
  rule(`\\bQ([1-4])(?:(?: of)? ${YEAR})?\\b`, (m) => ({
    ...(m[2] ? yearField(Number(m[2])) : {}),
    season: quarterOf(m[1]),
  })),
  rule(`\\bNew Year's Day(?:,? (?:of |in )?${YEAR})?\\b`, (m) => ({
    ...(m[1] ? yearField(Number(m[1])) : {}),
    month: 1,
    day: 1,
  })),
  rule(`\\bNew Year's Eve(?:,? (?:of |in )?${YEAR})?\\b`, (m) => ({
    ...(m[1] ? yearField(Number(m[1])) : {}),
    month: 12,
    day: 31,
  })),
  rule(`\\b(?:Christmas Day|Christmas)(?:,? (?:of |in )?${YEAR})\\b`, (m) => ({
    ...yearField(Number(m[1])),
    month: 12,
    day: 25,
  })),
  rule(`\\b${DAY}\\s(?:of\\s)?(${MONTH})\\b`, (m) => ({ month: monthOf(m[2]), day: Number(m[1]) })),
  rule(`\\b(${MONTH})\\s(?:the\\s)?${DAY}\\b(?!\\s?(?:%|people|percent))`, (m) => ({
    month: monthOf(m[1]),
    day: Number(m[2]),
  })),
  rule(
    `\\b(?:between\\s|from\\s)?(?:the years?\\s)?${YEAR}\\s?(?:-|to|until|till|through|and)\\s?${YEAR}\\b`,
    (m, text) => (isSpanJoined(m, text) ? { years: [Number(m[1]), Number(m[2])], isSpan: true } : null),
  ),
  rule(`\\b${YEAR}-(\\d{2})\\b(?!-)`, (m) => shortSpan(m)),
  rule(
    `\\b(?:(early|mid|late)(?:-|\\s))?(?:to\\s)?(?:the\\s)?((?<=the\\s'?|early[- ]'?|mid[- ]'?|` +
      `late[- ]'?|')[2-9]0|\\b\\d{3}0)'?s\\b`,
    (m) => decade(m[1], m[2]),
  ),
  rule(
    `\\b(?:(early|mid|late|beginning of|end of|start of|turn of)(?:-|\\s))?(?:the\\s)?(${spelledOrdinal})(?:-|` +
      `\\s)century${ERA}?`,
    (m) => century(m[1], m[2], m[3]),
  ),
  rule(
    `\\b(?:(early|mid|late|beginning of|end of|start of)(?:-|\\s))?(?:the\\s)?(${spelledOrdinal})\\smillennium${ERA}?`,
    (m) => millennium(m[2], m[3]),
  ),
  rule(`\\b(before|prior to|earlier than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({
    years: [-Infinity, Number(m[2]) - 1],
  })),
  rule(`\\b(after|later than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({ years: [Number(m[2]) + 1, Infinity] })),
  rule(`\\b(by|no later than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({ years: [-Infinity, Number(m[2])] })),
  rule(`\\b${CIRCA}(?:the year\\s)?(\\d{1,4}(?:,\\d{3})?)${ERA}(?!\\w)`, (m) =>
    circa(m[1], yearOf(m[2]?.replace(',', ''), m[3])),
  ),
  rule(`\\b${CIRCA}(?:AD|A\\.D\\.|anno)\\s(\\d{1,4})\\b`, (m) => circa(m[1], Number(m[2]))),
  rule(`\\b${CIRCA}(?:the year\\s)?${YEAR}\\b(?![,.]\\d)`, (m, text) =>
    isYear(m, text) ? circa(m[1], Number(m[2])) : null,
  ),
  rule(
    `\\b(\\d{1,2})(?:[:.](\\d{2}))?\\s?([ap])\\.?\\s?m\\b\\.?`,
    (m) => ({ time: clock(Number(m[1]) % 12, m[2], m[3]?.toLowerCase() === 'p') }),
    'gi',
  ),
  rule(`(?<![\\d:])([01]?\\d|2[0-3])[:h]([0-5]\\d)(?:\\s?(?:hrs|hours|h))?\\b(?!:)`, (m) => ({
    time: clock(Number(m[1]), m[2], false),
    isHalfDay: Number(m[1]) < 13 && Number(m[1]) > 0 && !/^0/.test(m[0]),
  })),
  rule(
    `\\bat (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}) (in the (?:morning|afternoon|evening)|at night|o'clock)\\b`,
    (m) => hourOf(m[1], m[2]),
    'gi',
  ),
  rule(`\\b(\\d{1,2})\\so'clock\\b`, (m) => ({ time: clock(Number(m[1]), '0', false), isHalfDay: true })),
  rule(
    `\\b(half|quarter) (past|to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})\\b`,
    (m) => ({ time: pastHour(m[1], m[2], m[3]), isHalfDay: true }),
    'gi',
  ),
  rule(`\\b(?:at\\s)(noon|midday|midnight)\\b`, (m) => ({ time: m[1] === 'midnight' ? 0 : 720 }), 'gi'),
  rule(`\\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b`, (m) => ({
    weekday: WEEKDAYS.findIndex((day) => day.startsWith((m[1] ?? '').toLowerCase())),
  })),
  rule(
    `(?<=\\b(?:In|By|Since|Until|During|Every|Each|Early|Late|From|Between|in|of|since|until|by|` +
      `during|every|each|early|late|mid|from|to|till|between|and|this|next|last|through)[ -])(${MONTH})(?![a-z])`,
    (m) => ({ month: monthOf(m[1]) }),
  ),
  rule(`^(January|February|April|June|July|August|September|October|November|December|March|May)[.]?$`, (m) => ({
    month: monthOf(m[1]),
  })),
]

function rule(source: string, read: Rule['read'], flags = 'g'): Rule {
  return { pattern: new RegExp(source, flags), read }
}

function clock(hour: number, minutes: string | undefined, isAfternoon: boolean): number {
  return hour * 60 + Number(minutes ?? 0) + (isAfternoon ? 720 : 0)
}

/** "At nine in the evening" is 21:00; "at nine o'clock" may be either. */
function hourOf(hour: string | undefined, part: string | undefined): Fields {
  const said = (readSpelledNumber(hour ?? '') ?? Number(hour)) % 12
  const isLate = /afternoon|evening|night/i.test(part ?? '')
  return { time: said * 60 + (isLate ? 720 : 0), isHalfDay: /clock/i.test(part ?? '') }
}

function pastHour(part: string | undefined, side: string | undefined, hour: string | undefined): number {
  const said = readSpelledNumber(hour ?? '') ?? Number(hour)
  const minutes = part?.toLowerCase() === 'half' ? 30 : 15
  return said * 60 + (side?.toLowerCase() === 'to' ? -minutes : minutes)
}

function monthOf(word: string | undefined): number {
  const key = (word ?? '').toLowerCase().replace('.', '').slice(0, 3)
  return MONTHS.findIndex((month) => month.startsWith(key)) + 1
}

/** "'89" is 1989 and "'07" is 2007. */
function shortYear(digits: string | undefined): number {
  const year = Number(digits)
  return year < PIVOT_YEAR ? 2000 + year : 1900 + year
}

const PIVOT_YEAR = 30

const SEASONS: Record<string, [number, number]> = {
  spring: [3, 6],
  summer: [6, 9],
  autumn: [9, 12],
  fall: [9, 12],
  winter: [12, 3],
}

function seasonOf(word: string | undefined): [number, number] | null {
  return SEASONS[(word ?? '').toLowerCase()] ?? null
}

function quarterOf(word: string | undefined): [number, number] {
  const lower = (word ?? '').toLowerCase()
  const nth = lower === 'last' ? 4 : Number(/\d/.exec(lower)?.[0] ?? readOrdinal(lower) ?? 1)
  return [nth * 3 - 2, nth * 3]
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

function yearOf(digits: string | undefined, era: string | undefined): number {
  const year = Number(digits)
  return era?.startsWith('B') ? 1 - year : year
}

function yearField(year: number): Fields {
  return { years: [year, year] }
}

function dayOf(year: number, month: number, day: number): Fields | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { ...yearField(year), month, day } : null
}

/** 03/04/2024 is read both ways; 14/03/2024 has one reading. */
function slashed(first: number, second: number, year: number): Fields | null {
  if (first > 12) return dayOf(year, second, first)
  if (second > 12) return dayOf(year, first, second)
  const fields = dayOf(year, second, first)
  return fields && { ...fields, otherReading: first === second ? null : { month: first, day: second } }
}

function isSpanJoined(match: RegExpExecArray, text: string): boolean {
  if (Number(match[1]) >= Number(match[2])) return false
  return !/\d\s?and\s?\d/.test(match[0]) || /^between/.test(match[0]) || /between\s$/.test(text.slice(0, match.index))
}

function shortSpan(match: RegExpExecArray): Fields | null {
  const from = Number(match[1])
  const to = Math.floor(from / 100) * 100 + Number(match[2])
  return to > from ? { years: [from, to], isSpan: true } : null
}

const PARTS: Record<string, [number, number]> = {
  early: [0, 0.4],
  'beginning of': [0, 0.2],
  'start of': [0, 0.2],
  'turn of': [-0.1, 0.15],
  mid: [0.3, 0.7],
  late: [0.6, 1],
  'end of': [0.8, 1],
}

function part(from: number, length: number, which: string | undefined): Fields {
  const [a, b] = PARTS[(which ?? '').toLowerCase()] ?? [0, 1]
  return { years: [from + Math.floor(a * length), from + Math.ceil(b * length) - 1], isVague: true }
}

function decade(which: string | undefined, digits: string | undefined): Fields | null {
  const start = Number(digits) < 100 ? 1900 + Number(digits) : Number(digits)
  if (start < 1000) return null
  return part(start, start % 100 === 0 && start < 2000 ? 100 : 10, which)
}

function century(which: string | undefined, ordinal: string | undefined, era: string | undefined): Fields | null {
  const n = readOrdinal(ordinal ?? '')
  if (!n) return null
  return part(era?.startsWith('B') ? -n * 100 + 1 : (n - 1) * 100 + 1, 100, which)
}

function millennium(ordinal: string | undefined, era: string | undefined): Fields | null {
  const n = readOrdinal(ordinal ?? '')
  return n
    ? { years: era?.startsWith('B') ? [-n * 1000 + 1, (1 - n) * 1000] : [(n - 1) * 1000 + 1, n * 1000], isVague: true }
    : null
}

/** About a year: five years either way, more the longer ago. */
function circa(hedge: string | undefined, year: number): Fields {
  const slack = hedge ? (year < 1500 ? 25 : 5) : 0
  return { years: [year - slack, year + slack], isVague: slack > 0 }
}

const YEAR_CUE = new RegExp(
  String.raw`(?:^|\b(?:in|since|by|from|until|till|during|before|after|around|about|circa|year|early|late|` +
    String.raw`mid|summer|spring|autumn|fall|winter|of|to|and|through|the|its|their|his|founded|established|` +
    String.raw`built|born|died|opened|it's|was|is|copyright|version|edition|between|ended|began|started|came|` +
    String.raw`happened)\s+|[(:,;'-]\s*|\*)$`,
  'i',
)
const COUNTED_AFTER =
  /^\s*-?(?:(?:[a-z]+(?:es|s)|people|metres?|meters?|m|km|ms|ft|feet|kg|g|mg|mb|gb|tb|rpm|kcal|cc|ml|bc|%)\b|°)/
const LOOSE_CUE = /\b(?:of|to|and|about|around|the|was|is|its|their|by|from|between|after|before)\s+$/i

/** Four digits are a year when something says so and nothing is counted by them. */
function isYear(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  if (/[$€£#]\s?$|\d[.,]$/.test(before) || /^\s?(?:%|°)/.test(after)) return false
  const isCounting = COUNTED_AFTER.test(after) && !/^\s(?:was|is|has|as|does|this|its|s)\b/.test(after)
  const hasCue = YEAR_CUE.test(before)
  if (hasCue && !isCounting) return true
  if (hasCue && !LOOSE_CUE.test(before) && !/^\s*-?(?:m|km|ms|ft|kg|g|mg|metres?|meters?|feet|people)\b/.test(after))
    return true
  if (/\bthe\s+$/i.test(before) && /^\s[A-Za-z]+/.test(after)) return !isCounting
  return !isCounting && /^\s*(?:[.,;:)!?]|$|[A-Z])/.test(after) && /[a-z]\s+$/i.test(before)
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
    bothSaid(a.time, b.time, (x, y) => x === y || ((a.isHalfDay || b.isHalfDay) && x % 720 === y % 720)),
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
