import { count, getTableName, type Table } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { toTable } from '#app/platform/table.ts'
import type { Db } from '../kit.ts'
import type { Parcel } from './move-out.server.ts'
import { createSealer, fromLine, readPages, ROWS_AT_ONCE, toLine, type Row, type Seal } from './moved-rows.server.ts'
import { migratePg } from '../pg-migrate.server.ts'
import { tablesInOrder } from '../table-order.ts'
import type { users } from '../tables/people.ts'
import { keepValuesOutOfErrors } from '../statement-failure.server.ts'

/**
 * Writes what another database gave into an empty PostgreSQL, in one transaction, and reads it back: all of it stands
 * there equal, or nothing. Gives the seal of each table. Throws a sentence for the operator.
 */
export async function writeParcels(url: string, parcels: AsyncIterable<Parcel>): Promise<Record<string, Seal>> {
  await migratePg(url)
  // A connection of its own: this transaction takes as long as it takes.
  const client = new pg.Client({ connectionString: url, application_name: 'frenly move' })
  await client.connect()
  keepValuesOutOfErrors()
  const db = drizzle(client) as unknown as Db
  try {
    await client.query('begin isolation level serializable')
    await needEmpty(db)
    const expected = await writeAll(db, parcels)
    const seals = await sealAll(db)
    needEqual(expected, seals)
    await client.query('commit')
    return seals
  } finally {
    await client.end()
  }
}

async function needEmpty(db: Db): Promise<void> {
  const counts = await each(async (table) => {
    const [row] = await db.select({ n: count() }).from(table as typeof users)
    return row?.n ?? 0
  })
  const filled = Object.entries(counts).filter(([, n]) => n > 0)
  if (filled.length === 0) return
  const words = filled.map(([name, n]) => `${name} (${n})`).join(', ')
  throw new Error(`The database of DATABASE_URL has rows already: ${words}. Nothing is overwritten; choose a new one.`)
}

async function writeAll(db: Db, parcels: AsyncIterable<Parcel>): Promise<Record<string, Seal>> {
  const tables = new Map(tablesInOrder().map((table) => [getTableName(table), table]))
  let name = ''
  let rows: Row[] = []
  const write = async () => {
    if (rows.length > 0) await db.insert(tables.get(name) as typeof users).values(rows as (typeof users.$inferInsert)[])
    rows = []
  }
  for await (const parcel of parcels) {
    if ('seals' in parcel) {
      await write()
      return parcel.seals
    }
    if (parcel.table !== name || rows.length === ROWS_AT_ONCE) await write()
    name = parcel.table
    const table = tables.get(name)
    if (!table) throw new Error(`There is no table called ${name} here. Both sides must be of one version.`)
    rows.push(fromLine(table, parcel.row))
  }
  throw new Error('The other side stopped before the end. Nothing was written.')
}

const sealAll = (db: Db): Promise<Record<string, Seal>> =>
  each(async (table) => {
    const sealer = createSealer()
    for await (const page of readPages(db, table)) for (const row of page) sealer.add(toLine(row))
    return sealer.seal()
  })

async function each<T>(work: (table: Table) => Promise<T>): Promise<Record<string, T>> {
  const results: Record<string, T> = toTable()
  for (const table of tablesInOrder()) results[getTableName(table)] = await work(table)
  return results
}

function needEqual(expected: Record<string, Seal>, found: Record<string, Seal>): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const wrong = names.filter(
    (name) => expected[name]?.sha256 !== found[name]?.sha256 || expected[name]?.rows !== found[name]?.rows,
  )
  if (wrong.length > 0)
    throw new Error(`These tables did not arrive as they left: ${wrong.join(', ')}. Nothing was written.`)
}
