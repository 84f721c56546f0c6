export const EMAIL_MAX_CHARS = 254
