export const QUESTION_MIN_CHARS = 8
export const QUESTION_MAX_CHARS = 300
export const DETAILS_MAX_CHARS = 2_000
export const ANSWER_MIN_CHARS = 20
export const ANSWER_MAX_CHARS = 6_000
export const MOST_SOURCES = 8
export const SOURCE_MAX_CHARS = 500
export const REPORT_MAX_CHARS = 1_000
/** So often one question or answer may be changed. */
export const MOST_EDITS = 20
/** After so many days any member may have the panel asked again. */
export const FRESH_DAYS = 30
