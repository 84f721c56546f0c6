/** The longest document, in characters. */
export const DOCUMENT_MAX_CHARS = 1_000_000
/** What is taken of a file, so that there is room to write on. */
export const IMPORT_MAX_CHARS = 950_000
