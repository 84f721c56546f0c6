import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle as drizzleSync } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { assetPath } from '#app/platform/assets.server.ts'
import { makeDataFolder } from '#app/platform/data-folder.server.ts'
import { doAll } from './after-commit.server.ts'
import { createAmbient, createQueue, openScope, within } from './ambient.server.ts'
import { createGroupSync, openLogFile } from './group-sync.server.ts'
import { APPLICATION_ID, DATABASE_FILE, ensureHouseFile } from './opening/house-file.server.ts'
import type { Db } from './kit.ts'
import { toStorableParams } from './storable-params.server.ts'
import { keepValuesOutOfErrors, toStatementFailure } from './statement-failure.server.ts'
import type { Store } from './store.server.ts'

const BUSY_TIMEOUT_MS = 5_000
/** A list of another length is another statement: those kept ready are bounded, the oldest goes first. */
const MOST_STATEMENTS = 1_000

type Method = 'run' | 'all' | 'values' | 'get'
type Connection = { raw: Database.Database; hasLog: boolean; prepare(sql: string): Database.Statement }

/**
 * SQLite behind the asynchronous driver: one connection writes, one only reads, writes wait their turn. Drizzle's own
 * synchronous transaction is not used: it neither waits for an async callback nor keeps other requests' writes out.
 *
 * A commit goes to the log without waiting for the disk, which would hold the event loop for as long; then the log is
 * brought to the disk beside it, for all who have written meanwhile, and only then is a write said to be done. Checkpoints
 * keep their own order of log and database (`synchronous = NORMAL`).
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
  const log = openLogFile(`${file}-wal`)
  // A file system without shared memory keeps no log beside the file: there each commit waits for the disk by itself.
  const sync = writer.hasLog ? createGroupSync(log.sync) : async () => undefined
  const lasting = async <T>(written: Promise<T>): Promise<T> => {
    const result = await written
    await sync()
    return result
  }
  const root = drizzle(async (sql, params, method) =>
    isRead(sql) && reader.prepare(sql).readonly
      ? execute(reader, sql, params, method)
      : lasting(inTurn(async () => execute(writer, sql, params, method))),
  ) as unknown as Db
  const ambient = createAmbient(root)

  return {
    get db() {
      return ambient.db()
    },
    async tx(work) {
      if (ambient.isInside()) return work()
      const { result, after } = await lasting(inTurn(() => runTransaction(writer, ambient, work)))
      doAll(after)
      return result
    },
    afterCommit: (task) => ambient.afterCommit(task),
    async migrate() {
      migrateFile(writer.raw)
      await sync()
    },
    close: async () => {
      await log.close()
      reader.raw.close()
      writer.raw.close()
    },
  }
}

function connect(file: string): Connection {
  const raw = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  const hasLog = raw.pragma('journal_mode = WAL', { simple: true }) === 'wal'
  raw.pragma(`synchronous = ${hasLog ? 'NORMAL' : 'FULL'}`)
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
  return { raw, hasLog, prepare }
}

function execute(connection: Connection, sql: string, params: unknown[], method: Method): { rows: unknown[] } {
  const values = toStorableParams(params)
  try {
    const statement = connection.prepare(sql)
    if (!statement.reader) {
      statement.run(...values)
      return { rows: [] }
    }
    const rows = statement.raw(true)
    return { rows: (method === 'get' ? rows.get(...values) : rows.all(...values)) as unknown[] }
  } catch (error) {
    throw toStatementFailure(sql, error)
  }
}

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql)

async function runTransaction<T>(
  writer: Connection,
  ambient: ReturnType<typeof createAmbient>,
  work: () => Promise<T>,
): Promise<{ result: T; after: (() => void)[] }> {
  const scope = openScope()
  scope.db = drizzle((sql, params, method) =>
    within(scope, () => execute(writer, sql, params, method)),
  ) as unknown as Db
  writer.raw.exec('BEGIN IMMEDIATE')
  try {
    const result = await ambient.run(scope, work)
    writer.raw.exec('COMMIT')
    return { result, after: scope.after }
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
