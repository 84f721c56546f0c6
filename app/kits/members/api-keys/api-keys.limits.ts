export const API_KEYS_MAX = 10
export const API_KEY_NAME_MAX_CHARS = 60
/** Days a key may live, as the form offers them; 0: until it is removed. */
export const API_KEY_LIVES = [30, 90, 365, 0] as const
/** The calls of `/v1` that a key can be kept to; the list of models is open to each. */
export const keyCalls = ['chat', 'embeddings', 'moderations', 'images', 'audio', 'files'] as const
export type KeyCall = (typeof keyCalls)[number]
export const API_KEY_MOST_RUNS = 1_000_000
export const API_KEY_MOST_DOLLARS = 100_000
