export const API_KEYS_MAX = 10
export const API_KEY_NAME_MAX_CHARS = 60
/** Days a key may live, as the form offers them; 0: until it is removed. */
export const API_KEY_LIVES = [30, 90, 365, 0] as const
