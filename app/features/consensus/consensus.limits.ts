export const ANSWER_MAX_CHARS = 20_000
export const MAX_PASTED_ANSWERS = 6
export const LABEL_MAX_CHARS = 40

/** "Answer A", "Answer B", … */
export const toLetterName = (n: number) => `Answer ${String.fromCharCode(65 + n)}`
