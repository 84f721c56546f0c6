export { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#app/engines/music/song/music.limits.ts'
export const PROMPT_MAX_CHARS = 500
export const IMPORT_MAX_BYTES = 3 * 1_048_576
export const MOST_VERSIONS = 100
export const DELETED_KEEPS_HOURS = 24
/** Renders of a song whose files are kept. */
export const RENDERS_KEPT = 3
/** Bars of a score that are drawn; the files hold all. */
export const DRAWN_BARS = 64
/** A recipe that is longer is too long for an address. */
export const RECIPE_MAX_CHARS = 6_000
