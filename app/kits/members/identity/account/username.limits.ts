export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 30
