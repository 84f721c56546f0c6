export const TITLE_MAX_CHARS = 120
export const SLUG_MAX_CHARS = 80
export const TEXT_MAX_CHARS = 60_000
export const NOTE_MAX_CHARS = 300
