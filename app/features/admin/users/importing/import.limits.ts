/** The largest list of members that is read. */
export const LIST_BYTES = 20_971_520
export const MOST_ROWS = 100_000
