import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { assetPath } from '#app/platform/assets.server.ts'
import { log } from '#app/platform/log.server.ts'
import { StartRefusal } from '#app/platform/start-refusal.ts'
import { isConnectionLost } from './failure.server.ts'
import { judgeMigrations } from './opening/known-migrations.server.ts'
import { migrateQueue } from './queue.server.ts'

const MIGRATION_LOCK = 7_316_605
/** Machines that start together: the database may need a moment longer. */
const TIMEOUT_MS = 15_000
const ASK_AGAIN_MS = 500
/** Orders text by its bytes, as SQLite does; any other is only a matter of taste in lists. */
const BYTE_ORDERS = ['C', 'POSIX', 'C.UTF-8', 'C.utf8']

/**
 * Brings the database to the newest tables. Many servers may start at once: one migrates, the others wait. Throws a
 * sentence for the operator when the database does not answer or cannot hold every character.
 */
export async function migratePg(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await checkDatabase(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await needHouse(client)
    await migrate(drizzle(client), { migrationsFolder: assetPath('migrations-pg') })
    await migrateQueue(url)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

/** A connection of its own: waiting for another server's migration takes as long as it takes. */
async function connect(url: string): Promise<pg.Client> {
  for (const giveUpAt = Date.now() + TIMEOUT_MS; ;) {
    const client = new pg.Client({ connectionString: url, application_name: 'frenly migration' })
    client.on('error', (error) => log.error({ err: error }, 'a database connection broke'))
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!isConnectionLost(error) || Date.now() > giveUpAt) throw new Error(whyNot(url, error), { cause: error })
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

function whyNot(url: string, error: unknown): string {
  const { host, pathname } = new URL(url)
  const { message, code } = error as { message?: string; code?: string }
  const where = `${host || 'this machine'}${pathname}`
  return `The database of DATABASE_URL (${where}) cannot be used: ${message || code || 'it does not answer'}.`
}

type Facts = { encoding: string; order: string }

async function checkDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Facts>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as "order" from pg_database where datname = current_database()`,
  )
  const [facts] = rows
  if (facts && facts.encoding !== 'UTF8') {
    throw new Error(
      `The database of DATABASE_URL keeps ${facts.encoding}, which cannot hold every character. Make one with: ` +
        `createdb --template template0 --encoding UTF8 --locale C.UTF-8 <name>`,
    )
  }
  if (facts && !BYTE_ORDERS.includes(facts.order))
    log.warn({ order: facts.order }, 'the database sorts text by a language; C.UTF-8 is what is tested')
}

const MOST_NAMES = 5
/** Tables that somebody made, not those of an extension. */
const OTHER_TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`

/** Throws a sentence when the database belongs to another program, or to a newer version of this one. */
async function needHouse(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(OTHER_TABLES)
  if (tables.length === 0) return
  const { rows: kept } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  const { rows: taken } = kept[0]?.name
    ? await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations')
    : { rows: [] }
  // A start that was cut off has made the list of migrations and nothing else.
  if (taken.length === 0 && tables.every(({ name }) => name === '__drizzle_migrations')) return
  const verdict = judgeMigrations(taken.map(({ at }) => Number(at)))
  if (verdict === 'newer')
    throw new StartRefusal(
      'The database of DATABASE_URL was written by a newer version of Frenly than this one. Start the newer version, or ' +
        'use a backup that was made before the upgrade.',
    )
  if (verdict === 'foreign') throw new StartRefusal(foreign(tables.map(({ name }) => name)))
}

const foreign = (names: readonly string[]) =>
  `The database of DATABASE_URL belongs to another program: it has the tables ${names.slice(0, MOST_NAMES).join(', ')}` +
  `${names.length > MOST_NAMES ? ' and others' : ''}, and none of Frenly. It was left as it is. Make an empty one with: ` +
  'createdb --template template0 --encoding UTF8 --locale C.UTF-8 <name>'
