export const OWN_WORDS_MAX_CHARS = 1_200
export const HOPE_MAX_CHARS = 600
export const NAME_MAX_CHARS = 80
