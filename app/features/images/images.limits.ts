export const PROMPT_MAX_CHARS = 2_000
export const TITLE_MAX_CHARS = 120
export const ALT_MAX_CHARS = 500
export const BOARD_NAME_MAX_CHARS = 60
export const MOST_BOARDS = 60
export const MOST_AT_ONCE = 4
export const CAPTION_MAX_CHARS = 120
export const REPORT_MAX_CHARS = 500
/** A deleted picture can be brought back for so long. */
export const DELETED_KEEPS_HOURS = 24
export const LENS_MAX_BYTES = 20 * 1_048_576
