import { getTableName } from 'drizzle-orm'
import { isStorable, toStorable } from '#app/platform/values/storable.ts'
import { toTable } from '#app/platform/table.ts'
import { createSealer, readPages, toLine, type Row, type Seal } from './moved-rows.server.ts'
import { store } from '../store.server.ts'
import { keyOf, tablesInOrder } from '../table-order.ts'

/** What goes from one database to another: rows, then what each table must come to. */
export type Parcel = { table: string; row: string } | { seals: Record<string, Seal> }

/**
 * Every row of this process's database, tables in an order in which they can be written, and at the end the seals.
 * Throws when a text holds what PostgreSQL cannot keep; with `isCleaning` such characters become U+FFFD instead.
 */
export async function* readParcels({ isCleaning = false } = {}): AsyncGenerator<Parcel> {
  const seals: Record<string, Seal> = toTable()
  for (const table of tablesInOrder()) {
    const name = getTableName(table)
    const sealer = createSealer()
    for await (const page of readPages(store().db, table)) {
      for (const found of page) {
        const row = isStorable(found) || !isCleaning ? found : (toStorable(found) as Row)
        if (!isStorable(row))
          throw new Error(
            whyNot(
              name,
              found,
              keyOf(table).map(([key]) => found[key]),
            ),
          )
        const line = toLine(row)
        sealer.add(line)
        yield { table: name, row: line }
      }
    }
    seals[name] = sealer.seal()
  }
  yield { seals }
}

function whyNot(table: string, row: Row, key: unknown[]): string {
  const columns = Object.keys(row).filter((name) => !isStorable(row[name]))
  return (
    `The row ${JSON.stringify(key.join(', '))} of ${table} holds characters in ${columns.join(' and ')} that PostgreSQL ` +
    'cannot keep (NUL, or half a character). Correct it, or move with -- --clean, which puts U+FFFD in their place.'
  )
}
