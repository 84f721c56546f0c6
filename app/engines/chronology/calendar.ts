import { monthNames, weekdayNames } from '#app/engines/english/english.ts'

const MS_PER_DAY = 86_400_000

export type Precision = 'day' | 'month' | 'year'

const pad = (number: number) => String(number).padStart(2, '0')

/** A calendar day as "2024-03-04"; days past the end of a month run on. */
export function toIso(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`
}

/** Whether a text is a day that exists, written as "2024-03-04". */
export function isIsoDay(text: string): boolean {
  const [year, month, day] = partsOf(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toIso(year, month, day) === text
}

export function partsOf(iso: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

export const addDays = (iso: string, days: number): string => {
  const [year, month, day] = partsOf(iso)
  return toIso(year, month, day + days)
}

export function addMonths(iso: string, months: number): string {
  const [year, month, day] = partsOf(iso)
  const first = toIso(year, month + months, 1)
  const [thatYear, thatMonth] = partsOf(first)
  return toIso(thatYear, thatMonth, Math.min(day, partsOf(toIso(thatYear, thatMonth + 1, 0))[2]))
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / MS_PER_DAY)

export const weekdayOf = (iso: string): string => weekdayNames[new Date(`${iso}T00:00Z`).getUTCDay()] ?? ''

/** "4 March 2024", "March 2024" or "2024". */
export function toWords(iso: string, precision: Precision): string {
  const [year, month, day] = partsOf(iso)
  const monthName = monthNames[month - 1] ?? ''
  if (precision === 'year') return `${year}`
  return precision === 'month' ? `${monthName} ${year}` : `${day} ${monthName} ${year}`
}
