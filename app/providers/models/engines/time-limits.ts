import type { TimeLimits } from '#app/providers/timeouts.ts'

const SECOND = 1_000

/** Companies on the net. */
export const remoteLimits: TimeLimits = {
  wholeMs: 180 * SECOND,
  firstMs: 30 * SECOND,
  idleMs: 45 * SECOND,
  againMs: SECOND / 2,
}

/** A machine of one's own may have to load the model first, and writes slowly. */
export const homeLimits: TimeLimits = {
  wholeMs: 600 * SECOND,
  firstMs: 180 * SECOND,
  idleMs: 60 * SECOND,
  againMs: SECOND / 2,
}

const THINKS = /\bo\d(-|$)|gpt-[5-9]|gemini-([3-9]|2\.5-pro)|grok-4|reason|think|\br1\b|\bqwq\b/

/** Models that think before they write may say nothing for as long as they are allowed to take. */
export const toPatientLimits = (limits: TimeLimits, model: string): TimeLimits =>
  THINKS.test(model.toLowerCase()) ? { ...limits, firstMs: limits.wholeMs, idleMs: limits.wholeMs } : limits
