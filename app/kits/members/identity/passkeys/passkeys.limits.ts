/** More than one person's devices need. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_CHARS = 60
