const MB = 1_048_576

/** The largest document that is read. Plans may allow less. */
export const READING_MAX_BYTES = 50 * MB
export const QUESTION_MAX_CHARS = 500
export const TEXT_MAX_CHARS = 200_000
/** What a page shows at once of a very long one. */
export const SHOWN_MAX_CHARS = 40_000
export const SHOWN_MAX_ROWS = 200
