/** As much as the panda in the corner takes. */
export const QUESTION_MAX_CHARS = 4_000
