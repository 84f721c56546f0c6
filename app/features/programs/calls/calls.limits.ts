/** Calls that one key may make in a minute. */
export const CALLS_A_MINUTE = 120
