/** The longest description, in characters. */
export const DESCRIPTION_MAX_CHARS = 4_000
/** Mock-ups one visitor keeps. */
export const MOST_MOCKUPS = 200
/** Versions that are kept. */
export const MOST_VERSIONS = 200
export const SCREEN_NAME_MAX_CHARS = 60
