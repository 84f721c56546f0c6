/** The longest message the panda reads. */
export const MESSAGE_MAX_CHARS = 4_000
