/** The longest question, and the longest line of a plan. */
export const QUESTION_MAX_CHARS = 600
export const SUB_MAX_CHARS = 300
export const MOST_SUBS = 12
/** Texts of each place a pass reads for a sub-question. */
export const PAGES_MOST = 12
export const PAGES_USUAL = 6
export const MOST_DOCUMENTS = 50
/** The longest sentence of a report somebody edits. */
export const SENTENCE_MAX_CHARS = 1_000
