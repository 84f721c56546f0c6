/** Characters of one text. */
export const MAX_SPOKEN_CHARS = 20_000
/** How fast and how high, against the voice's own. */
export const MIN_SPEED = 0.5
export const MAX_SPEED = 2
export const MIN_PITCH = 0.5
export const MAX_PITCH = 2
