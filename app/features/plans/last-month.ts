import { DAYS_COMPARED } from './plans.limits.ts'

/** Where a plan would have stopped a member in the days that were counted. */
export type MonthOnPlan = { fullDays: number; stopped: number }

const DAY_MS = 86_400_000

/** Runs by day of UTC, from the moments at which they began. */
export function countByDay(moments: readonly Date[]): Map<string, number> {
  const days = new Map<string, number>()
  for (const moment of moments) {
    const day = moment.toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return days
}

/** On how many of the days a cap would have been reached, and how many runs would not have begun. */
export function onPlan(days: ReadonlyMap<string, number>, cap: number): MonthOnPlan {
  const counts = [...days.values()]
  return {
    fullDays: counts.filter((runs) => runs >= cap).length,
    stopped: counts.reduce((sum, runs) => sum + Math.max(0, runs - cap), 0),
  }
}

/** From when the days are counted: the first moment of the day, so many days ago. */
export function toMonthStart(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return new Date(today - (DAYS_COMPARED - 1) * DAY_MS)
}
