/** Sides of a picture in pixels. */
export const MIN_SIDE = 256
export const MAX_SIDE = 2_048
/** Pictures of one wish. */
export const MAX_PICTURES = 8
export const MAX_PROMPT_CHARS = 2_000
