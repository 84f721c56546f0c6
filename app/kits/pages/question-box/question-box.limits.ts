/** The longest question the consensus screen takes, from whichever box it is sent. */
export const QUESTION_MAX_CHARS = 2_000
