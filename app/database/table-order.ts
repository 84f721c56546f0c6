import { getTableColumns, getTableName, is, Table, type Column } from 'drizzle-orm'
import { getTableConfig as pgConfig, type PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { dialect } from './kit.ts'
import * as schema from './schema.ts'

const configOf = (table: Table) => (dialect === 'pg' ? pgConfig(table as PgTable) : sqliteConfig(table as SQLiteTable))

/** Every table, each after those that its rows refer to. */
export function tablesInOrder(): Table[] {
  const waiting = new Set((Object.values(schema) as unknown[]).filter((one): one is Table => is(one, Table)))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      parentsOf(table).every((parent) => parent === table || !waiting.has(parent)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of ready.sort((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1))) {
      waiting.delete(table)
      ordered.push(table)
    }
  }
  return ordered
}

/** Things of tables so that each comes before those its rows refer to; otherwise their order stays. */
export function childrenFirst<Item>(items: readonly Item[], tableOf: (item: Item) => Table): Item[] {
  const waiting = [...items]
  const ordered: Item[] = []
  while (waiting.length > 0) {
    const isFree = (item: Item) =>
      waiting.every((other) => other === item || !parentsOf(tableOf(other)).includes(tableOf(item)))
    const next = waiting.findIndex(isFree)
    if (next < 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

const parentsOf = (table: Table): Table[] => configOf(table).foreignKeys.map((key) => key.reference().foreignTable)

/** The columns that tell a table's rows apart, by the names rows have them under. */
export function keyOf(table: Table): [name: string, column: Column][] {
  const columns = Object.entries(getTableColumns(table))
  const [composite] = configOf(table).primaryKeys
  const names = composite?.columns.map(({ name }) => name)
  return columns.filter(([, column]) => (names ? names.includes(column.name) : column.primary))
}
