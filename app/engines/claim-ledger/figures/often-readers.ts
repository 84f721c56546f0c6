import { toTable } from '#app/platform/table.ts'
import { readAmount } from './amounts.ts'
import { readOrdinal } from './number-words.ts'
import { DAY, share } from './quantity-readers.ts'
import type { Draft } from './quantity-readers.ts'
import { findUnit } from './units.ts'

const PERIODS: Record<string, number> = toTable({
  hourly: 24,
  daily: 1,
  nightly: 1,
  weekly: 1 / 7,
  monthly: 1 / 30.4375,
  yearly: 1 / 365.25,
  annually: 1 / 365.25,
  annual: 1 / 365.25,
})

export function frequency(n?: string, per?: string, over?: string): Draft | null {
  const lower = (n ?? '').toLowerCase()
  const often = TIMES[lower] ?? readAmount(lower.replace(/ ?(?:times|x)$/, ''))?.value
  const unit = findUnit(per === 'night' ? 'day' : (per ?? ''))
  const period =
    PERIODS[per?.toLowerCase() ?? ''] ?? DAY / (unit?.factor ?? NaN) / (over ? (readAmount(over)?.value ?? NaN) : 1)
  return often !== undefined && Number.isFinite(period)
    ? { dimension: 'frequency', unit: '/day', value: often * period, step: 0, isUnitless: false }
    : null
}

const TIMES: Record<string, number> = toTable({ once: 1, twice: 2, thrice: 3 })

/** "Every other Thursday" is once a fortnight. */
export function weekdays(n?: string): Draft | null {
  const lower = (n ?? '').toLowerCase()
  const weeks = lower === '' ? 1 : lower === 'other' ? 2 : readOrdinal(lower)
  return weeks ? { dimension: 'frequency', unit: '/day', value: 1 / (7 * weeks), step: 0, isUnitless: false } : null
}

/** "Every fourth train" is a quarter of them. */
export function everyNth(n?: string): Draft | null {
  const nth = readOrdinal(n ?? '')
  return nth && nth > 1 ? share(1 / nth, 0) : null
}

export function interval(n?: string, per?: string): Draft | null {
  const length = n === undefined ? 1 : n.toLowerCase() === 'other' ? 2 : readAmount(n)?.value
  const unit = findUnit(per === 'night' ? 'day' : (per ?? ''))
  return length && unit
    ? { dimension: 'frequency', unit: '/day', value: DAY / (length * unit.factor), step: 0, isUnitless: false }
    : null
}
