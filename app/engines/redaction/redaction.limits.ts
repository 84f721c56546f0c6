export const NOTE_MAX_CHARS = 8_000
/** Words a person adds by hand: how many, and how long one may be. */
export const ADDED_MAX_WORDS = 60
export const ADDED_WORD_MAX_CHARS = 120
