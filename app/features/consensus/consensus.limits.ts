export const ANSWER_MAX_CHARS = 20_000
export const MAX_PASTED_ANSWERS = 6
export const LABEL_MAX_CHARS = 40
export const MAX_DOCUMENTS = 3
export const DOCUMENT_MAX_BYTES = 12 * 1_048_576
export const EXPORT_MAX_BYTES = 40 * 1_048_576

/** "Answer A", "Answer B", … */
export const toLetterName = (n: number) => `Answer ${String.fromCharCode(65 + n)}`
