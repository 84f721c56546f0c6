import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isNightly } from './nightly.ts'

/** A test that works with the database makes itself a data folder and opens the store, itself or through a twin. */
const OPENS_THE_STORE = [/process\.env\.DATA_DIR/, /store\.server\.ts/]
/** Tests of PostgreSQL itself run on nothing else. */
const IS_ABOUT_POSTGRES = /\.pg\.test\.ts$/
/** Tests of SQLite itself, of its file and of its folder have nothing to say about PostgreSQL. */
const IS_ABOUT_SQLITE = /better-sqlite3|sqlite-store|data-lock|frenly\.sqlite/

/** Rooms with SQL of their own; services above them say nothing new to PostgreSQL, and are asked each night. */
const hasSql = (file: string) =>
  file.startsWith('app/database/') || readdirSync(dirname(file)).some((name) => name.endsWith('.store.server.ts'))

/** The unit tests to run on PostgreSQL too, found by what stands in them and beside them. */
export function listDatabaseTests(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `app/${name}`)
    .filter((file) => {
      if (IS_ABOUT_POSTGRES.test(file)) return true
      const source = readFileSync(file, 'utf8')
      return (
        OPENS_THE_STORE.every((pattern) => pattern.test(source)) &&
        !IS_ABOUT_SQLITE.test(source) &&
        (isNightly || hasSql(file))
      )
    })
    .sort()
}
