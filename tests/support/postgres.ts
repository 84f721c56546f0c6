import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** The databases that tests clone, migrated once. */
export const TEMPLATE = 'frenly_template'
const DEBIAN = '/usr/lib/postgresql'
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  deadlock_timeout: '200ms',
  listen_addresses: '127.0.0.1',
}
const START_LIMIT_MS = 30_000

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** The folder of PostgreSQL's programs, the newest Debian has; null when none is installed. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null
}

/** Why tests on PostgreSQL cannot run here; null when they can. */
export const whyNoPostgres = (): string | null =>
  findPostgres() ? null : 'PostgreSQL is not installed here (Debian: apt-get install -y postgresql).'

/**
 * Starts a throw-away PostgreSQL on a free port of 127.0.0.1, with a migrated template. It ends with `stop`, or with the
 * process that started it, however that went.
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error(whyNoPostgres() ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'frenly-postgres-'))
  const who = operator()
  if (who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port, unix_socket_directories: folder })
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = runBeside(join(bin, 'postgres'), ['-D', data, ...options], { ...who, cwd: folder })
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  await answers(url('postgres'), server)
  const ask = (statement: string) => askOnce(url('postgres'), statement)
  await ask(`create database ${TEMPLATE}`)
  await migrateDatabase(url(TEMPLATE))
  return {
    url,
    ask,
    /** A migrated database of its own for one test file; gives its address. */
    async createDatabase(name: string): Promise<string> {
      await ask(`create database ${name} template ${TEMPLATE}`)
      return url(name)
    },
    /** A database without tables. */
    async createEmptyDatabase(name: string): Promise<string> {
      await ask(`create database ${name}`)
      return url(name)
    },
    async stop(): Promise<void> {
      server.stdin?.end()
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; Debian's package made a person for it. */
function operator(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A shell holds the server and ends it when its input closes, which happens also when this process is killed. */
function runBeside(program: string, args: string[], options: object): ChildProcess {
  const script = '"$0" "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server'
  return spawn('sh', ['-c', script, program, ...args], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const giveUpAt = Date.now() + START_LIMIT_MS; ;) {
    try {
      return void (await askOnce(url, 'select 1'))
    } catch (error) {
      if (server.exitCode !== null || Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Asks over a connection of its own. */
export async function askOnce(url: string, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: 'drizzle/pg' })
  await client.end()
  // Read late: whoever asks for a database chooses the settings after this file was read.
  const { migrateQueue } = await import('#app/database/queue.server.ts')
  await migrateQueue(url)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
