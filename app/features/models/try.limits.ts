export const TRY_TEXT_MAX_CHARS = 4_000
