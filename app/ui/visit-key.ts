/** The query parameter that carries the key of a guest whose browser keeps no cookies. */
export const VISIT_KEY = 'key'
