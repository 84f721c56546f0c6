import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import { store } from '../store.server.ts'
import { parentsOf, tablesInOrder } from '../table-order.ts'
import { readPages, toLine, type Row } from './moved-rows.server.ts'

/** A field of a table as it stands in a line of text. */
export type Field = { name: string; column: string; type: string; isRequired: boolean }
/** A table in words, with its rows as lines, some at a time. */
export type DescribedTable = {
  name: string
  refersTo: string[]
  fields: Field[]
  readLines: () => AsyncGenerator<string[]>
}

/** Every table in words, without the columns that are left out. */
export const describeTables = (leftOut: (table: string) => readonly string[]): DescribedTable[] =>
  tablesInOrder().map((table) => describe(table, leftOut(getTableName(table))))

function describe(table: Table, leftOut: readonly string[]): DescribedTable {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !leftOut.includes(column.name))
  return {
    name: getTableName(table),
    refersTo: [...new Set(parentsOf(table).map((parent) => getTableName(parent)))],
    fields: columns.map(([name, { name: column, dataType, notNull }]) => ({
      ...{ name, column, type: toType(dataType), isRequired: notNull },
    })),
    async *readLines() {
      for await (const page of readPages(store().db, table))
        yield page.map((row) => toLine(Object.fromEntries(columns.map(([name]) => [name, row[name]])) as Row))
    },
  }
}

function toType(dataType: string): string {
  if (dataType === 'date') return 'moment, ISO 8601 in UTC'
  if (dataType === 'buffer') return 'bytes, base64'
  return dataType === 'custom' ? 'JSON, or bytes in base64' : dataType
}
