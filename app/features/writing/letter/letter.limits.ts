/** What fits into one place of a letter, in characters. */
export const FIELD_MAX_CHARS = 400
export const POINTS_MAX_CHARS = 4_000
export const NAME_MAX_CHARS = 80
