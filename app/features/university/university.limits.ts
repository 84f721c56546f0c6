export const NAME_MAX_CHARS = 100
/** A certificate of ours is far smaller. */
export const CERTIFICATE_MAX_BYTES = 900_000
