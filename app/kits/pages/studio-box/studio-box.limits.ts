/** What one line of an address carries in every script, and as much as is looked into. */
export const QUERY_MAX_CHARS = 600
