import { existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { StartRefusal } from '#app/platform/start-refusal.ts'
import { judgeMigrations, knownMigrations } from './known-migrations.server.ts'

/** The name of the database in a data folder. */
export const DATABASE_FILE = 'frenly.sqlite'
/** "Frnl" in the place that SQLite keeps for the program a file belongs to. */
export const APPLICATION_ID = 0x46_72_6e_6c
/** What stands beside a database that was there. The lock and the folders a start makes tell nothing. */
const TRACES = ['session-secret', 'files', 'outbox', 'backups', `${DATABASE_FILE}-wal`] as const
const MOST_NAMES = 5

/**
 * Makes the database of a new house, or looks whether the one that is there is a house at all. Throws a sentence for the
 * operator when it is empty, damaged, of another program or of a newer version: nothing is ever begun on top of it.
 */
export function ensureHouseFile(dataDir: string): void {
  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) makeHouseFile(file)
  needHouseFile(file)
}

/** Throws a sentence when the database of a data folder is gone while other things of the house are still there. */
export function needNoLostDatabase(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(join(dataDir, DATABASE_FILE))) return
  const traces = TRACES.filter((name) => hasSomething(join(dataDir, name)))
  if (traces.length === 0) return
  throw new StartRefusal(
    `${dataDir} holds ${traces.join(', ')}, but its database ${DATABASE_FILE} is missing. Put the database back, such as ` +
      'from a backup (npm run restore into a new folder). To begin anew, move these away or choose another DATA_DIR.',
  )
}

function hasSomething(path: string): boolean {
  if (!existsSync(path)) return false
  const about = statSync(path)
  return about.isDirectory() ? readdirSync(path).length > 0 : about.size > 0
}

/** Throws a sentence unless the file is a database of Frenly that this version can work with. */
function needHouseFile(file: string): void {
  const wrong = findWrong(file)
  if (wrong === 'newer') throw newer(file)
  if (wrong !== null && wrong !== 'begun') throw refusal(file, wrong)
}

/** The same for who copies a house and begins none: there it has to be, with what it was given. */
export function needWholeHouse(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no database in ${dirname(file)}.`)
  const wrong = findWrong(file)
  if (wrong === 'newer') throw newer(file)
  if (wrong !== null) throw new Error(`${file} ${wrong === 'begun' ? 'has no tables yet' : wrong}.`)
}

/**
 * What keeps a file from being a database of this version, as the end of a sentence; null when nothing does. `newer`: a newer version wrote it; `begun`: it
 * carries our mark, and its first start was cut off before the first table.
 */
function findWrong(file: string): string | null {
  if (statSync(file).size === 0) return 'is empty (0 bytes)'
  const found = readFile(file)
  if (typeof found === 'string') return found
  const { mark, tables, taken } = found
  const isMarked = mark === APPLICATION_ID
  if (isMarked && tables.length === 0) return 'begun'
  const verdict = taken === null ? 'foreign' : judgeMigrations(taken, knownMigrations('sqlite'))
  if (verdict === 'foreign') return `is the database of another program${toNames(tables)}`
  if (verdict === 'newer') return 'newer'
  return mark !== 0 && !isMarked ? `carries the mark of another program (${mark})` : null
}

type Found = { mark: number; tables: string[]; taken: number[] | null }

/** Reads without writing: a file of somebody else stays as it is. Says what is wrong when it cannot. */
function readFile(file: string): Found | string {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true })
    try {
      const tables = database.prepare(TABLES).pluck().all() as string[]
      const taken = tables.includes('__drizzle_migrations')
        ? (database.prepare('select created_at from __drizzle_migrations').pluck().all() as unknown[]).map(Number)
        : null
      return { mark: database.pragma('application_id', { simple: true }) as number, tables, taken }
    } finally {
      database.close()
    }
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    return WHATS_WRONG[error.code] ?? `cannot be read (${error.code})`
  }
}

const TABLES = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name"

const WHATS_WRONG: Partial<Record<string, string>> = {
  SQLITE_NOTADB: 'is no SQLite database: it is encrypted, damaged at its beginning, or a file of another kind',
  SQLITE_CORRUPT: 'is damaged or cut short',
  SQLITE_IOERR_SHORT_READ: 'is damaged or cut short',
}

const toNames = (tables: readonly string[]) =>
  tables.length === 0
    ? ', without a table'
    : `, with the tables ${tables.slice(0, MOST_NAMES).join(', ')}${tables.length > MOST_NAMES ? ' and others' : ''}`

const refusal = (file: string, what: string) =>
  new StartRefusal(
    `${file} ${what}. It was left as it is. Put the right database there, such as from a backup (npm run restore into a ` +
      `new folder), or move ${basename(file)} away, or choose another DATA_DIR.`,
  )

const newer = (file: string) =>
  new StartRefusal(
    `${file} was written by a newer version of Frenly than this one. It was left as it is. Start the newer version, or ` +
      'restore a backup that was made before the upgrade.',
  )

/** The file appears with its mark in it, so that a start that is cut off here leaves nothing that is taken for another's. */
function makeHouseFile(file: string): void {
  const draft = `${file}.new-${process.pid}`
  rmSync(draft, { force: true })
  const database = new Database(draft)
  database.pragma(`application_id = ${APPLICATION_ID}`)
  database.pragma('journal_mode = WAL')
  database.close()
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(draft + end, { force: true })
  }
}
