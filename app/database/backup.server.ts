import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { needWholeHouse } from './opening/house-file.server.ts'

const DATABASE = 'frenly.sqlite'
/** What a data folder holds beside the database. Files are written before the rows that name them, so they come after. */
const BESIDE = ['session-secret', 'certificate-key.json', 'files', 'outbox'] as const
const OWNER_ONLY = 0o700
/** In one step: a write between two steps would start the copy anew, and under constant writing it would never end. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a data folder into a new one while a server goes on writing: the database by SQLite's own online backup, then
 * what stands beside it. Gives the rows of each table in the copy. Throws when the folder holds no database of ours, the
 * target is not empty, or the copy is not sound.
 */
export async function backUp(dataDir: string, target: string): Promise<Record<string, number>> {
  needWholeHouse(join(dataDir, DATABASE))
  needEmpty(target)
  const source = new Database(join(dataDir, DATABASE), { readonly: true })
  try {
    await source.backup(join(target, DATABASE), { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  copyBeside(dataDir, target)
  return checkDatabase(join(target, DATABASE))
}

/**
 * Puts a backup back as a data folder. Gives the rows of each table. Throws when the backup is not sound, or when the
 * data folder has a database already: nothing is ever overwritten.
 */
export function restore(backup: string, dataDir: string): Record<string, number> {
  needWholeHouse(join(backup, DATABASE))
  const counts = checkDatabase(join(backup, DATABASE))
  needEmpty(dataDir)
  cpSync(join(backup, DATABASE), join(dataDir, DATABASE))
  copyBeside(backup, dataDir)
  return counts
}

function needEmpty(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Choose a new folder.`)
  chmodSync(folder, OWNER_ONLY)
}

function copyBeside(from: string, into: string): void {
  for (const name of BESIDE) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(into, name), { recursive: true })
  }
}

function checkDatabase(file: string): Record<string, number> {
  const database = new Database(file, { fileMustExist: true })
  try {
    // A copy made for keeping is one file, without the log of a database at work.
    database.pragma('journal_mode = DELETE')
    const verdict = database.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new Error(`${file} is not sound: ${String(verdict)}`)
    if ((database.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new Error(`${file} has rows that point nowhere.`)
    const names = database.prepare(TABLES).pluck().all() as string[]
    return Object.fromEntries(names.map((name) => [name, countRows(database, name)]))
  } finally {
    database.close()
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
  }
}

const TABLES = `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like '%VIRTUAL%'
  and name not like '%\\_search\\_%' escape '\\' order by name`

const countRows = (database: Database.Database, table: string) =>
  database
    .prepare(`select count(*) from "${table.replaceAll('"', '""')}"`)
    .pluck()
    .get() as number
