import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle as drizzleSync } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import type { Db } from './kit.ts'
import type { Store } from './store.server.ts'

/** A transaction that takes longer is rolled back, so that no request can hold the writer for ever. */
export const TX_DEADLINE_MS = 10_000
const BUSY_TIMEOUT_MS = 5_000
const MIGRATIONS = 'drizzle/sqlite'

type Method = 'run' | 'all' | 'values' | 'get'
type Connection = { raw: Database.Database; prepare(sql: string): Database.Statement }
type Scope = { isOpen: boolean; db: Db }

/**
 * SQLite behind the asynchronous driver: one connection writes, one only reads, writes wait their turn. Drizzle's own
 * synchronous transaction is not used: it neither waits for an async callback nor keeps other requests' writes out.
 */
export function openSqliteStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'frenly.sqlite')
  const writer = connect(file)
  const reader = connect(file)
  reader.raw.pragma('query_only = ON')
  const inTurn = createQueue()
  const ambient = new AsyncLocalStorage<Scope>()
  const root = drizzle(async (sql, params, method) =>
    isRead(sql) && reader.prepare(sql).readonly
      ? execute(reader, sql, params, method)
      : inTurn(async () => execute(writer, sql, params, method)),
  ) as unknown as Db

  const tx = <T>(work: () => Promise<T>): Promise<T> => {
    if (ambient.getStore()?.isOpen) return work()
    return inTurn(() => runTransaction(writer, ambient, work))
  }

  return {
    get db() {
      const scope = ambient.getStore()
      return scope?.isOpen ? scope.db : root
    },
    tx,
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
    statements.set(sql, statement)
    return statement
  }
  return { raw, prepare }
}

function execute(connection: Connection, sql: string, params: unknown[], method: Method): { rows: unknown[] } {
  const statement = connection.prepare(sql)
  if (!statement.reader) {
    statement.run(...params)
    return { rows: [] }
  }
  const rows = statement.raw(true)
  return { rows: (method === 'get' ? rows.get(...params) : rows.all(...params)) as unknown[] }
}

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql)

/** Runs tasks one after another; a failed one does not stop the next. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
}

async function runTransaction<T>(writer: Connection, ambient: AsyncLocalStorage<Scope>, work: () => Promise<T>) {
  const scope: Scope = { isOpen: true, db: null as unknown as Db }
  scope.db = drizzle(async (sql, params, method) => {
    if (!scope.isOpen) throw new Error('This transaction is already finished')
    return execute(writer, sql, params, method)
  }) as unknown as Db
  writer.raw.exec('BEGIN IMMEDIATE')
  try {
    const result = await Promise.race([ambient.run(scope, work), rejectAfter(TX_DEADLINE_MS)])
    scope.isOpen = false
    writer.raw.exec('COMMIT')
    return result
  } catch (error) {
    scope.isOpen = false
    if (writer.raw.inTransaction) writer.raw.exec('ROLLBACK')
    throw error
  }
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The transaction took longer than ${delayMs} ms`)), delayMs).unref()
  })
}

/** Foreign keys are off while tables are rebuilt, or the rebuild would silently delete child rows (drizzle issue 5782). */
function migrateFile(raw: Database.Database) {
  raw.pragma('foreign_keys = OFF')
  migrate(drizzleSync(raw), { migrationsFolder: MIGRATIONS })
  const broken = raw.pragma('foreign_key_check') as unknown[]
  raw.pragma('foreign_keys = ON')
  if (broken.length > 0) throw new Error(`After the migration ${broken.length} rows point to nothing`)
}
