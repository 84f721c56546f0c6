/** The longest speech the rules read, in characters. */
export const SAID_MAX_CHARS = 2_000
/** How long one press of the button listens, in s. */
export const LISTEN_MAX_S = 60
/** How fast people speak, for the times of words that were typed. */
export const WORDS_PER_MINUTE = 150
