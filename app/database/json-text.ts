import { isStorable, toStorable } from '#app/platform/values/storable.ts'
import { UnstorableText } from './failure.server.ts'

/**
 * A value as its JSON column takes it; half a character becomes U+FFFD. Throws UnstorableText for NUL, which SQLite would
 * keep and PostgreSQL would not.
 */
export function toJsonText(value: unknown): string {
  if (isStorable(value)) return JSON.stringify(value)
  const text = JSON.stringify(value)
  // NUL is written as an escape; before it stands an even number of backslashes.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw new UnstorableText()
  return JSON.stringify(toStorable(JSON.parse(text)))
}
