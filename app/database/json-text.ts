import { isStorable } from '#app/platform/values/storable.ts'
import { UnstorableText } from './failure.server.ts'

/** A value as its JSON column takes it. Throws UnstorableText for what SQLite would keep and PostgreSQL would not. */
export function toJsonText(value: unknown): string {
  if (!isStorable(value)) throw new UnstorableText()
  return JSON.stringify(value)
}
