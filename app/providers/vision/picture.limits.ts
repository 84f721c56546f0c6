/** Of one picture that is looked at. */
export const MAX_PICTURE_BYTES = 30 * 1_048_576
export const MAX_PIXELS = 60_000_000
