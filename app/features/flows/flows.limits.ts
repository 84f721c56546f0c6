/** What is given to a run, in characters. */
export const GIVEN_MAX_CHARS = 100_000
export const ABOUT_MAX_CHARS = 300
export const STEP_TITLE_MAX_CHARS = 60
export const MOST_CASES = 20
export const MOST_STARTS = 6
export const MOST_WAIT_DAYS = 30
/** Flows one visitor keeps. */
export const MOST_FLOWS = 200
/** Versions that are kept beside those a run or the release stands on. */
export const MOST_VERSIONS = 300
/** So much of a call is read. */
export const CALL_MAX_BYTES = 65_536
/** A call is refused when it was signed longer ago, or further ahead. */
export const CALL_MAX_AGE_S = 300
