export const TITLE_MAX_CHARS = 120
/** A script that is taken at all; more has to be shortened first. */
export const SCRIPT_MAX_CHARS = 120_000
/** About ten minutes when it is said. */
export const SCRIPT_MAX_WORDS = 1_500
export const MOST_SCENES = 80
export const FILM_MAX_S = 900
export const WORDS_MAX_CHARS = 700
export const PROMPT_MAX_CHARS = 400
export const CARD_MAX_CHARS = 300
export const DESCRIPTION_MAX_CHARS = 300
export const PICTURES_AT_ONCE = 20
export const PICTURE_MAX_BYTES = 20 * 1_048_576
export const SCENE_MAX_S = 60
export const DELETED_KEEPS_HOURS = 24
/** Pieces of films that nobody asked for so long are made again when they are needed. */
export const PIECES_KEEP_DAYS = 7
export const MOST_VERSIONS = 100
/** Sentences a long text can be shortened to. */
export const SHORTENED_TO = [8, 12, 20, 30] as const
