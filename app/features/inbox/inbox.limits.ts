/** What a letter may hold, so that other servers take it. */
export const letterLimits = {
  recipients: 50,
  subjectChars: 300,
  textChars: 100_000,
  fieldChars: 10_000,
  files: 10,
  filesBytes: 18 * 1_048_576,
}
/** A letter that was sent waits so long, and can be taken back. */
export const HOLD_S = 10
export const LABEL_CHARS = 40
export const MOST_LABELS = 60
/** So many conversations are handled at once. */
export const MOST_AT_ONCE = 100
export const SIGNATURE_CHARS = 1_000

/** What is said for a letter at once, as words. */
export const SPOKEN_MAX_CHARS = 8_000

/** The largest file of letters that is imported at once. */
export const IMPORT_BYTES = 40 * 1_048_576
