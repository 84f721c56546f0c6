/** The days of a member that plans are compared by. */
export const DAYS_COMPARED = 30
export const REASON_CHARS = 500
