/**
 * A table of words that is safe to look up by any word: a plain object also answers to "constructor", "toString" and
 * "__proto__". Holds what is given, or begins empty.
 */
export const toTable = <Value>(entries: Readonly<Record<string, Value>> = {}): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries)
