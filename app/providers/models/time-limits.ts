import type { TimeLimits } from '../patience.ts'

const SECOND = 1_000

/** Companies on the net: models that think before they write keep silent for a while. */
export const remoteLimits: TimeLimits = {
  wholeMs: 180 * SECOND,
  firstMs: 60 * SECOND,
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
