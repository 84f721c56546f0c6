import { addDays, toDay, toMoment } from '#app/engines/calendar/wall-time.ts'

export const PERIODS = [30, 90, 365] as const
export type Days = (typeof PERIODS)[number]

/** The period of an address: 30 days unless it says another. */
export const readDays = (asked: string | null): Days => PERIODS.find((days) => String(days) === asked) ?? 30

/** How many days one bar stands for. */
const STEPS: Readonly<Record<Days, number>> = { 30: 1, 90: 7, 365: 30 }

/** The last days by the clocks of a zone, the present one included, and the steps they are drawn in. */
export function toPeriod(days: Days, zone: string, now: Date) {
  const today = toDay(now.getTime(), zone)
  const first = addDays(today, 1 - days)
  const step = STEPS[days]
  const moment = (day: string) => new Date(toMoment(day, 0, zone))
  const starts = Array.from({ length: Math.ceil(days / step) }, (_, n) => addDays(first, n * step))
  return {
    from: moment(first),
    to: moment(addDays(today, 1)),
    step,
    starts: starts.map((day) => ({ day, at: moment(day) })),
  }
}

/** What counts, added up by step. */
export function addUp(
  counted: readonly { at: Date; amount: number }[],
  starts: readonly { day: string; at: Date }[],
): { day: string; value: number }[] {
  const sums = starts.map(({ day }) => ({ day, value: 0 }))
  for (const { at, amount } of counted) {
    const n = starts.findLastIndex((start) => start.at <= at)
    if (sums[n]) sums[n].value += amount
  }
  return sums
}
