/** The longest draft the rules read, in characters. */
export const DRAFT_MAX_CHARS = 2_000
