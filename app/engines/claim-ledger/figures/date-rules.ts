import { isYear } from './bare-years.ts'
import { CLOCK_RULES } from './clock.ts'
import {
  circa,
  dayOf,
  isSpanJoined,
  monthOf,
  quarterOf,
  seasonOf,
  shortSpan,
  shortYear,
  slashed,
  yearField,
  yearOf,
} from './date-fields.ts'
import type { DateMention } from './dates.ts'
import { ERA_RULES } from './eras.ts'

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|' +
  'Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|january|february|april|june|july|august|september|' +
  'october|november|december)\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const ERA = '(?:\\s?(before Christ|BCE?|B\\.C\\.(?:E\\.)?|AD|CE|A\\.D\\.))'
const YEAR = '([12]\\d{3})'
const BARE = '\\b(?!-|[,.]\\d|\\s?(?:[a-z]+s|people|m|km|kg|g|mg|ml|ms|%)\\b(?<!\\s(?:was|is|has|its|this|as)))'
const CIRCA = '(?:(about|around|circa|ca\\.|c\\.|approximately|roughly)\\s)?'

type Fields = Partial<DateMention>
type Rule = { pattern: RegExp; read: (match: RegExpExecArray, text: string) => Fields | null }

/** Days, months, years and what is read elsewhere, the most telling first. */
export const RULES: Rule[] = [
  rule(`\\b(\\d{4})-(\\d{2})-(\\d{2})\\b`, (m) => dayOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  rule(`\\b(\\d{4})/(\\d{1,2})/(\\d{1,2})\\b`, (m) => dayOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  rule(`\\b(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})\\b`, (m) => slashed(Number(m[1]), Number(m[3]), Number(m[4]))),
  rule(`\\b${DAY}\\s(?:of\\s)?(${MONTH}),?\\s(?:in\\s|of\\s)?(?:the year\\s)?(\\d{1,4})${ERA}?\\b`, (m) =>
    dayOf(yearOf(m[3], m[4]), monthOf(m[2]), Number(m[1])),
  ),
  rule(`\\b(${MONTH})\\s${DAY},?\\s(\\d{4})${ERA}?\\b`, (m) => dayOf(yearOf(m[3], m[4]), monthOf(m[1]), Number(m[2]))),
  rule(
    `(?:\\b(${MONTH}),?\\s(?:of\\s)?|(?<=\\b(?:[Ii]n|[Ss]ince|of|summer|winter|spring|autumn|[Bb]y|until|[Ff]rom)\\s))'(\\d{2})\\b(?!s)`,
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
  ...ERA_RULES.map(([source, read]) => rule(source, read, 'gi')),
  rule(`\\b(before|prior to|earlier than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({
    years: [-Infinity, Number(m[2]) - 1],
  })),
  rule(`\\b(after|later than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({ years: [Number(m[2]) + 1, Infinity] })),
  rule(`\\b(by|no later than)\\s(?:the year\\s)?${YEAR}${BARE}`, (m) => ({ years: [-Infinity, Number(m[2])] })),
  rule(`\\b${CIRCA}(?:the year\\s)?(\\d{1,4}(?:,\\d{3})?)${ERA}(?!\\w)`, (m) =>
    circa(m[1], yearOf(m[2]?.replace(',', ''), m[3])),
  ),
  rule(`\\b${CIRCA}(?:AD|A\\.D\\.|anno)\\s(\\d{1,4})\\b`, (m) => circa(m[1], Number(m[2]))),
  rule(
    `\\b(?:in|since|until|from|by|to|of)\\s(?:the year\\s)?([3-9]\\d{2})(?=[.,;:)]|$|,? (?:the year|by|when|and|after|before|but|at|under|while|as)\\b)(?![.,]\\d)`,
    (m, text) =>
      /\b(?:in|year|since|until) $/i.test(text.slice(0, (m.index ?? 0) + m[0].length - 3)) ||
      /^, the year/.test(text.slice(m.index + m[0].length))
        ? yearField(Number(m[1]))
        : null,
  ),
  rule(`\\b${CIRCA}(?:the year\\s)?(?<!War of )${YEAR}\\b(?![,.]\\d)`, (m, text) =>
    isYear(m, text) ? circa(m[1], Number(m[2])) : null,
  ),
  ...CLOCK_RULES.map(([source, read]) => rule(source, read, 'gi')),
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
