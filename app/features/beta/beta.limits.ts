export const IDEA_MAX_CHARS = 1_000
export const ANSWER_MAX_CHARS = 500
/** How many come in from the list in a day, and at a press of the administrator. */
export const LET_IN_AT_ONCE = 10
