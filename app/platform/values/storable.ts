/** Characters no database keeps alike: NUL, and halves of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether every text in a value, however deep and names included, can be kept. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return true
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner))
}

/** Text from outside that is kept in any case: what cannot be stored becomes U+FFFD. */
export const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** A value whose every text can be stored. */
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(toStorable)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [toStorableText(name), toStorable(inner)]))
}
