export const URL_MAX_CHARS = 500
export const ABOUT_MAX_CHARS = 120
