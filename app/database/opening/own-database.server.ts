import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

/** Tables that every database of ours has had since its first migration. */
const OWN_TABLES = ['__drizzle_migrations', 'users']

/** Throws a sentence for the operator when a file is not there, or is no database of Frenly. Changes nothing. */
export function needOwnDatabase(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no database in ${file.replace(/\/[^/]*$/, '')}.`)
  const names = readTables(file)
  if (!OWN_TABLES.every((name) => names.includes(name)))
    throw new Error(`${file} is no database of Frenly: it has ${names.length === 0 ? 'no tables' : 'other tables'}.`)
}

function readTables(file: string): string[] {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare(`select name from sqlite_schema where type = 'table'`).pluck().all() as string[]
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_NOTADB') throw error
    throw new Error(`${file} is no database of Frenly: it is no SQLite file.`, { cause: error })
  } finally {
    database.close()
  }
}
