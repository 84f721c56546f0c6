/** The longest name of something kept, in characters. */
export const TITLE_MAX_CHARS = 120
/** How long something deleted can be brought back. */
export const DELETED_KEEPS_HOURS = 24
