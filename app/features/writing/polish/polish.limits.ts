/** The longest draft, as far as the built-in checker reads. */
export const DRAFT_MAX_CHARS = 20_000
/** The longest mail a draft can answer. */
export const INCOMING_MAX_CHARS = 20_000
