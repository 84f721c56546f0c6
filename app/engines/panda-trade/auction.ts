const PERCENT = 100
const STEP_PERCENT = 5
/** A step is a whole number of these, and one at least. */
const STEP_MINOR = 100
const MINUTE_MS = 60_000
/** A bid that comes in the last minutes moves the end to as many minutes after it. */
export const LAST_MINUTES = 10

/** By how much the next bid has to be above the highest: five percent of it, rounded up to whole units of money. */
export const stepOver = (highest: number): number =>
  Math.max(STEP_MINOR, Math.ceil((highest * STEP_PERCENT) / PERCENT / STEP_MINOR) * STEP_MINOR)

/** The least that the next bid has to be, in minor units; `highest` is null where nobody has bid. */
export const leastBid = (start: number, highest: number | null): number =>
  highest === null ? start : highest + stepOver(highest)

/** When an auction ends after a bid: later where the bid came in its last minutes, never earlier. */
export function endAfterBid(endsAt: Date, bidAt: Date): Date {
  const least = bidAt.getTime() + LAST_MINUTES * MINUTE_MS
  return least > endsAt.getTime() ? new Date(least) : endsAt
}

/** Whether the highest bid has what the seller wants at least. */
export const reaches = (highest: number | null, reserve: number | null): boolean =>
  highest !== null && highest >= (reserve ?? 0)
