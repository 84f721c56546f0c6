export const STORY_MAX_CHARS = 8_000
/** Days without an entry that are worth a question. */
export const GAP_MIN_DAYS = 60
/** Share of words two sentences must have in common to be taken for one event. */
export const SAME_EVENT_SHARE = 0.6
