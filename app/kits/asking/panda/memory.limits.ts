/** As much as is remembered of one member, and of one thing. */
export const MOST_MEMORIES = 200
export const MEMORY_MAX_CHARS = 500
