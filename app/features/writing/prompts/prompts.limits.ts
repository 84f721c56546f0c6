export const PROMPT_MAX_CHARS = 20_000
export const VALUE_MAX_CHARS = 8_000
/** So many cases a prompt has. */
export const MOST_CASES = 30
/** So many prompts come in at once. */
export const MOST_IMPORTED = 200
export const IMPORT_MAX_CHARS = 500_000
/** With so many models a case is tried at once. */
export const MOST_ENGINES = 4
