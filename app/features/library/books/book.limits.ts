export const BOOK_TITLE_MAX_CHARS = 200
export const CHAPTER_TITLE_MAX_CHARS = 200
export const CHAPTER_MAX_CHARS = 1_000_000
export const MOST_CHAPTERS = 600
export const BOOK_FILE_MAX_BYTES = 20 * 1_048_576
export const BOOK_PICTURE_MAX_BYTES = 10 * 1_048_576
export const ABOUT_MAX_CHARS = 2_000
export const OUTLINE_MAX_CHARS = 60_000
export const MOST_TERMS = 400
export const TERM_MAX_CHARS = 80
export const MEANING_MAX_CHARS = 600
export const REVIEW_MAX_CHARS = 2_000
/** Versions that are kept of one chapter; those an edition shows stay beside them. */
export const MOST_VERSIONS = 120
/** A book that comes out of deletion. */
export const DELETED_KEEPS_DAYS = 30
export const MOST_BOOKS = 200
