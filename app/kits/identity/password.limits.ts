export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128
