import { isMainThread } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { log } from '#app/platform/log.server.ts'
import { doAll } from './after-commit.server.ts'
import { createAmbient, createQueue, openScope, TX_DEADLINE_MS, within, type Scope } from './ambient.server.ts'
import { DatabaseAway, isCollision, isConnectionLost } from './failure.server.ts'
import type { Db } from './kit.ts'
import { migratePg } from './pg-migrate.server.ts'
import { toStorableParams } from './storable-params.server.ts'
import { keepValuesOutOfErrors, toStatementFailure } from './statement-failure.server.ts'
import type { Store } from './store.server.ts'

const RETRY_BUDGET_MS = 8_000
const RETRY_JITTER_MS = 100
/** The engines' thread only looks articles up. */
const MOST_CONNECTIONS = isMainThread ? 10 : 2
const BEGIN = 'begin isolation level serializable'

type Run = (query: pg.QueryConfig, params: unknown[]) => Promise<pg.QueryResult>

/** PostgreSQL behind the same face: serializable transactions, run again when two collide. */
export function openPgStore(url: string): Store {
  keepValuesOutOfErrors()
  const pool = createPool(url)
  const root = toDb((query, params) => retrying(() => askAlone(pool, query, params)))
  const ambient = createAmbient(root)
  let closing: Promise<void> | null = null
  return {
    get db() {
      return ambient.db()
    },
    tx: (work) => (ambient.isInside() ? work() : retrying(() => runTransaction(pool, ambient, work))),
    afterCommit: (task) => ambient.afterCommit(task),
    migrate: () => migratePg(url),
    close: () => (closing ??= pool.end()),
  }
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'frenly',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: TX_DEADLINE_MS,
    idle_in_transaction_session_timeout: TX_DEADLINE_MS,
    keepAlive: true,
  })
  // Without both, a connection that the server cuts would end this process.
  const report = (error: Error) => log.error({ err: error }, 'a database connection broke')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** drizzle asks its client for nothing but `query`. */
const toDb = (run: Run): Db =>
  drizzle({
    client: {
      query: async (query: pg.QueryConfig, params: unknown[]) => run(query, toStorableParams(params)),
    } as unknown as pg.Pool,
  }) as unknown as Db

/** Whatever keeps us from a connection, the database is not there for us. */
async function borrow(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseAway(error)
  }
}

async function askAlone(pool: pg.Pool, query: pg.QueryConfig, params: unknown[]): Promise<pg.QueryResult> {
  const client = await borrow(pool)
  try {
    const result = await ask(client, query, params)
    client.release()
    return result
  } catch (error) {
    client.release(error instanceof DatabaseAway)
    throw error
  }
}

async function runTransaction<T>(pool: pg.Pool, ambient: ReturnType<typeof createAmbient>, work: () => Promise<T>) {
  const client = await borrow(pool)
  const inTurn = createQueue()
  const scope = openScope()
  scope.db = toDb((query, params) => inTurn(() => within(scope, () => ask(client, query, params))))
  try {
    await sayAway(client.query(BEGIN))
    const result = await ambient.run(scope, work)
    await sayAway(client.query('commit'))
    client.release()
    doAll(scope.after)
    return result
  } catch (error) {
    await giveUp(client, scope)
    throw isCollision(scope.failure?.error) ? scope.failure?.error : error
  }
}

/** A connection that still works for a late transaction is cut, which undoes it too; the others roll back. */
async function giveUp(client: pg.PoolClient, scope: Scope): Promise<void> {
  if (scope.state === 'late') return client.release(true)
  const isUndone = await client.query('rollback').then(
    () => true,
    () => false,
  )
  client.release(!isUndone)
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + RETRY_BUDGET_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isCollision(error) || Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS))
    }
  }
}

async function ask(client: pg.PoolClient, query: pg.QueryConfig, params: unknown[]): Promise<pg.QueryResult> {
  try {
    return await sayAway(client.query(query, params))
  } catch (error) {
    throw toStatementFailure(query.text, error)
  }
}

async function sayAway<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    throw isConnectionLost(error) ? new DatabaseAway(error) : error
  }
}
