import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { log } from '#app/platform/log.server.ts'
import type { Db } from './kit.ts'
import type { Store } from './store.server.ts'

const MIGRATIONS = 'drizzle/pg'
const MIGRATION_LOCK = 7_316_605
const RETRY_BUDGET_MS = 8_000
const RETRY_JITTER_MS = 100
/** Serialization failure, deadlock, and CockroachDB's restart: the transaction may simply be run again. */
const RETRYABLE = ['40001', '40P01', 'CR000']

type Scope = { isOpen: boolean; db: Db }

/** PostgreSQL behind the same face: serializable transactions, run again when two collide. */
export function openPgStore(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  const report = (error: Error) => log.error({ err: error }, 'database connection failed')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const root = drizzle(pool)
  const ambient = new AsyncLocalStorage<Scope>()

  return {
    get db() {
      const scope = ambient.getStore()
      return scope?.isOpen ? scope.db : (root as unknown as Db)
    },
    tx: (work) => (ambient.getStore()?.isOpen ? work() : retrying(() => runTransaction(root, ambient, work))),
    migrate: () => migrateAlone(pool),
    close: () => pool.end(),
  }
}

function runTransaction<T>(root: NodePgDatabase, ambient: AsyncLocalStorage<Scope>, work: () => Promise<T>) {
  return root.transaction(
    async (transaction) => {
      const scope: Scope = { isOpen: true, db: transaction as unknown as Db }
      try {
        return await ambient.run(scope, work)
      } finally {
        scope.isOpen = false
      }
    },
    { isolationLevel: 'serializable' },
  )
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + RETRY_BUDGET_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!RETRYABLE.includes(codeOf(error)) || Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS))
    }
  }
}

/** The engine's error code, also where drizzle wrapped the error. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}

/** Many nodes may start at once: one migrates, the others wait. */
async function migrateAlone(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
