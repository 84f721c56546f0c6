export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128
/** SPEC 5. */
export const PASSWORDS_DIFFER = 'Passwords do not match'
