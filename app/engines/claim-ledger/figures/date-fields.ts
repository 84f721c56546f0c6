import { monthNames } from '#app/engines/english/english.ts'
import { toTable } from '#app/platform/table.ts'
import type { DateMention } from './dates.ts'
import { readOrdinal } from './number-words.ts'

type Fields = Partial<DateMention>

const MONTHS = monthNames.map((month) => month.toLowerCase())

export function monthOf(word: string | undefined): number {
  const key = (word ?? '').toLowerCase().replace('.', '').slice(0, 3)
  return MONTHS.findIndex((month) => month.startsWith(key)) + 1
}

/** "'89" is 1989 and "'07" is 2007. */
export function shortYear(digits: string | undefined): number {
  const year = Number(digits)
  return year < PIVOT_YEAR ? 2000 + year : 1900 + year
}

const PIVOT_YEAR = 30

const SEASONS: Record<string, [number, number]> = toTable({
  spring: [3, 6],
  summer: [6, 9],
  autumn: [9, 12],
  fall: [9, 12],
  winter: [12, 3],
})

export function seasonOf(word: string | undefined): [number, number] | null {
  return SEASONS[(word ?? '').toLowerCase()] ?? null
}

export function quarterOf(word: string | undefined): [number, number] {
  const lower = (word ?? '').toLowerCase()
  const nth = lower === 'last' ? 4 : Number(/\d/.exec(lower)?.[0] ?? readOrdinal(lower) ?? 1)
  return [nth * 3 - 2, nth * 3]
}

export function yearOf(digits: string | undefined, era: string | undefined): number {
  const year = Number(digits)
  return /^b/i.test(era ?? '') ? 1 - year : year
}

export function yearField(year: number): Fields {
  return { years: [year, year] }
}

export function dayOf(year: number, month: number, day: number): Fields | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { ...yearField(year), month, day } : null
}

/** 03/04/2024 is read both ways; 14/03/2024 has one reading. */
export function slashed(first: number, second: number, year: number): Fields | null {
  if (first > 12) return dayOf(year, second, first)
  if (second > 12) return dayOf(year, first, second)
  const fields = dayOf(year, second, first)
  return fields && { ...fields, otherReading: first === second ? null : { month: first, day: second } }
}

export function isSpanJoined(match: RegExpExecArray, text: string): boolean {
  if (Number(match[1]) >= Number(match[2])) return false
  return !/\d\s?and\s?\d/.test(match[0]) || /^between/.test(match[0]) || /between\s$/.test(text.slice(0, match.index))
}

export function shortSpan(match: RegExpExecArray): Fields | null {
  const from = Number(match[1])
  const to = Math.floor(from / 100) * 100 + Number(match[2])
  return to > from ? { years: [from, to], isSpan: true } : null
}

/** About a year: five years either way, more the longer ago. */
export function circa(hedge: string | undefined, year: number): Fields {
  const slack = hedge ? (year < 1500 ? 25 : 5) : 0
  return { years: [year - slack, year + slack], isVague: slack > 0 }
}
