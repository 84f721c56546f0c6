/** SPEC 9, in ms: how long a pointer rests before words show, and how long after one the next in its group need not wait. */
export const TOOLTIP_OPEN_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300
