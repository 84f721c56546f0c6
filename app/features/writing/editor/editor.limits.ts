/** The longest document, in characters. */
export const DOCUMENT_MAX_CHARS = 1_000_000
export const FOLDER_MAX_CHARS = 60
export const GOAL_MAX_WORDS = 1_000_000
/** Of a longer document the beginning is checked. */
export const CHECKED_MAX_CHARS = 20_000
