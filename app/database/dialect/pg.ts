import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toJsonText } from '../json-text.ts'

/** The driver gives it read already; drizzle's own jsonb would read a text such as "12" once more, as a number. */
const jsonb = customType<{ data: unknown }>({ dataType: () => 'jsonb', toDriver: toJsonText })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const table = pgTable
export { index, primaryKey, text, uniqueIndex }
export const bool = (name: string) => boolean(name)
/** A moment in milliseconds, read and written as a Date. */
export const ts = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })
/** A whole number up to 53 bits: counts, bytes, micro-dollars. */
export const int = (name: string) => bigint(name, { mode: 'number' })
export const num = (name: string) => doublePrecision(name)
export const json = (name: string) => jsonb(name)
export const bytes = (name: string) => bytea(name)
export type Db = NodePgDatabase<Record<string, never>>
