import { createHash } from 'node:crypto'
import { asc, getTableColumns, gt, sql, type Column, type Table } from 'drizzle-orm'
import type { Db } from '../kit.ts'
import { keyOf } from '../table-order.ts'
import type { users } from '../tables/people.ts'

/** How many rows are in memory at once. */
export const ROWS_AT_ONCE = 500

export type Row = Record<string, unknown>
/** How a table's rows are known to be the same on both sides. */
export type Seal = { rows: number; sha256: string }

/** All rows of a table in the order of its key, some at a time. */
export async function* readPages(db: Db, table: Table): AsyncGenerator<Row[]> {
  const key = keyOf(table)
  const columns = key.map(([, column]) => column)
  let page: Row[] = []
  do {
    const last = page.at(-1)
    const rest = last && gt(tuple(columns), tuple(key.map(([name, column]) => sql.param(last[name], column))))
    page = await db
      .select()
      .from(table as typeof users)
      .where(rest)
      .orderBy(...columns.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE)
    if (page.length > 0) yield page
  } while (page.length === ROWS_AT_ONCE)
}

const tuple = (parts: readonly unknown[]) => sql`(${sql.join(parts as Column[], sql`, `)})`

/** A row as one line of text that is the same on every engine: moments in ISO, bytes in base64, names in order. */
export const toLine = (row: Row): string => JSON.stringify(inOrder(row))

function inOrder(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]))
}

/** A row out of its line, with values as the columns of the table take them. */
export function fromLine(table: Table, line: string): Row {
  const columns = getTableColumns(table)
  const row = Object.entries(JSON.parse(line) as Row)
  return Object.fromEntries(row.map(([name, value]) => [name, toValue(columns[name]!, value)]))
}

function toValue(column: Column, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (column.dataType === 'date') return new Date(value)
  return column.getSQLType() === 'bytea' ? Buffer.from(value, 'base64') : value
}

/** Reckons a table's seal from its lines; their order does not matter, for engines may sort differently. */
export function createSealer() {
  const hashes: Buffer[] = []
  return {
    add: (line: string) => void hashes.push(createHash('sha256').update(line).digest()),
    seal: (): Seal => ({
      rows: hashes.length,
      sha256: createHash('sha256')
        .update(Buffer.concat(hashes.sort(Buffer.compare)))
        .digest('hex'),
    }),
  }
}
