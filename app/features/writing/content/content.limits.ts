/** The longest text a tool takes, in characters. */
export const TEXT_MAX_CHARS = 100_000
