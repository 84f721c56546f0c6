/** So much of a query is looked into; the rest of a longer text is left out and that is said. */
export const QUERY_MAX_CHARS = 600
