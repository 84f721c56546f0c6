/** What "Try your own" takes. */
export const FROM_MAX_CHARS = 200
export const SUBJECT_MAX_CHARS = 300
export const TEXT_MAX_CHARS = 5_000
