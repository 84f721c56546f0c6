import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle as drizzleSync } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { assetPath } from '#app/platform/assets.server.ts'
import { makeDataFolder } from '#app/platform/data-folder.server.ts'
import { doAll } from './after-commit.server.ts'
import { createAmbient, createQueue, openScope, within } from './ambient.server.ts'
import { APPLICATION_ID, DATABASE_FILE, ensureHouseFile } from './opening/house-file.server.ts'
import type { Db } from './kit.ts'
import { refuseUnstorable } from './storable-params.server.ts'
import { keepValuesOutOfErrors, toStatementFailure } from './statement-failure.server.ts'
import type { Store } from './store.server.ts'

const BUSY_TIMEOUT_MS = 5_000
/** A list of another length is another statement: those kept ready are bounded, the oldest goes first. */
const MOST_STATEMENTS = 1_000

type Method = 'run' | 'all' | 'values' | 'get'
type Connection = { raw: Database.Database; prepare(sql: string): Database.Statement }

/**
 * SQLite behind the asynchronous driver: one connection writes, one only reads, writes wait their turn. Drizzle's own
 * synchronous transaction is not used: it neither waits for an async callback nor keeps other requests' writes out.
 */
export function openSqliteStore(dataDir: string): Store {
  keepValuesOutOfErrors()
  makeDataFolder(dataDir)
  ensureHouseFile(dataDir)
  const file = join(dataDir, DATABASE_FILE)
  const writer = connect(file)
  const reader = connect(file)
  reader.raw.pragma('query_only = ON')
  const inTurn = createQueue()
  const root = drizzle(async (sql, params, method) =>
    isRead(sql) && reader.prepare(sql).readonly
      ? execute(reader, sql, params, method)
      : inTurn(async () => execute(writer, sql, params, method)),
  ) as unknown as Db
  const ambient = createAmbient(root)

  return {
    get db() {
      return ambient.db()
    },
    tx: (work) => (ambient.isInside() ? work() : inTurn(() => runTransaction(writer, ambient, work))),
    afterCommit: (task) => ambient.afterCommit(task),
    migrate: async () => migrateFile(writer.raw),
    close: async () => {
      reader.raw.close()
      writer.raw.close()
    },
  }
}

function connect(file: string): Connection {
  const raw = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  const statements = new Map<string, Database.Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = raw.prepare(sql)
    if (statements.size >= MOST_STATEMENTS) statements.delete(statements.keys().next().value as string)
    statements.set(sql, statement)
    return statement
  }
  return { raw, prepare }
}

function execute(connection: Connection, sql: string, params: unknown[], method: Method): { rows: unknown[] } {
  refuseUnstorable(params)
  try {
    const statement = connection.prepare(sql)
    if (!statement.reader) {
      statement.run(...params)
      return { rows: [] }
    }
    const rows = statement.raw(true)
    return { rows: (method === 'get' ? rows.get(...params) : rows.all(...params)) as unknown[] }
  } catch (error) {
    throw toStatementFailure(sql, error)
  }
}

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql)

async function runTransaction<T>(
  writer: Connection,
  ambient: ReturnType<typeof createAmbient>,
  work: () => Promise<T>,
): Promise<T> {
  const scope = openScope()
  scope.db = drizzle((sql, params, method) =>
    within(scope, () => execute(writer, sql, params, method)),
  ) as unknown as Db
  writer.raw.exec('BEGIN IMMEDIATE')
  try {
    const result = await ambient.run(scope, work)
    writer.raw.exec('COMMIT')
    doAll(scope.after)
    return result
  } catch (error) {
    if (writer.raw.inTransaction) writer.raw.exec('ROLLBACK')
    throw error
  }
}

/** Foreign keys are off while tables are rebuilt, or the rebuild would silently delete child rows (drizzle issue 5782). */
function migrateFile(raw: Database.Database) {
  raw.pragma('foreign_keys = OFF')
  migrate(drizzleSync(raw), { migrationsFolder: assetPath('migrations-sqlite') })
  const broken = raw.pragma('foreign_key_check') as unknown[]
  raw.pragma('foreign_keys = ON')
  if (broken.length > 0) throw new Error(`After the migration ${broken.length} rows point to nothing`)
  // Houses from before the mark get it here.
  if (raw.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    raw.pragma(`application_id = ${APPLICATION_ID}`)
}
