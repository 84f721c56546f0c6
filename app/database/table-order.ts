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
  const waiting = items.map((item) => ({ item, table: tableOf(item), parents: parentsOf(tableOf(item)) }))
  const ordered: Item[] = []
  while (waiting.length > 0) {
    const awaited = new Set(waiting.flatMap(({ table, parents }) => parents.filter((parent) => parent !== table)))
    const next = waiting.findIndex(({ table }) => !awaited.has(table))
    if (next < 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...waiting.splice(next, 1).map(({ item }) => item))
  }
  return ordered
}

/** How a table is called in the database. */
export const nameOf = (table: Table): string => getTableName(table)

/** The tables that a table's rows refer to. */
export const parentsOf = (table: Table): Table[] =>
  configOf(table).foreignKeys.map((key) => key.reference().foreignTable)

/** The columns that tell a table's rows apart, by the names rows have them under. */
export function keyOf(table: Table): [name: string, column: Column][] {
  const columns = Object.entries(getTableColumns(table))
  const [composite] = configOf(table).primaryKeys
  const names = composite?.columns.map(({ name }) => name)
  return columns.filter(([, column]) => (names ? names.includes(column.name) : column.primary))
}

/** The sets of columns of which no two rows have the same. */
export function uniqueKeysOf(table: Table): Column[][] {
  const { primaryKeys, uniqueConstraints, indexes } = configOf(table)
  const columns = Object.values(getTableColumns(table))
  const alone = columns.filter((column) => column.primary || column.isUnique).map((column) => [column.name])
  const indexed = indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => config.columns.map((one) => (one as { name?: string }).name ?? ''))
  const together = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name))
  return [...alone, ...indexed, ...together].map((names) => columns.filter(({ name }) => names.includes(name)))
}
