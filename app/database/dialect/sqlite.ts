import {
  blob,
  customType,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import { toJsonText } from '../json-text.ts'

const jsonText = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: toJsonText,
  fromDriver: (text) => JSON.parse(text) as unknown,
})

export const table = sqliteTable
export { index, primaryKey, text, uniqueIndex }
export const bool = (name: string) => integer(name, { mode: 'boolean' })
/** A moment in milliseconds, read and written as a Date. */
export const ts = (name: string) => integer(name, { mode: 'timestamp_ms' })
/** A whole number up to 53 bits: counts, bytes, micro-dollars. */
export const int = (name: string) => integer(name)
export const num = (name: string) => real(name)
export const json = (name: string) => jsonText(name)
export const bytes = (name: string) => blob(name, { mode: 'buffer' })
export type Db = SqliteRemoteDatabase<Record<string, never>>
