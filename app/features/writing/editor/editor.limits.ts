export { DOCUMENT_MAX_CHARS } from '#app/kits/foundation/text-files/text-files.limits.ts'
export const FOLDER_MAX_CHARS = 60
export const GOAL_MAX_WORDS = 1_000_000
/** Of a longer document the beginning is checked. */
export const CHECKED_MAX_CHARS = 20_000
/** A file that becomes a document. */
export const IMPORT_MAX_BYTES = 20 * 1_048_576
/** A picture that is put into a document. */
export const PICTURE_MAX_BYTES = 10 * 1_048_576
/** The longest passage that help is asked for. */
export const PASSAGE_MAX_CHARS = 8_000
