import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '#app/platform/start-refusal.ts'
import { APPLICATION_ID, DATABASE_FILE, needNoLostDatabase } from './house-file.server.ts'
import { openSqliteStore } from '../sqlite-store.server.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'frenly-house-'))
const fileIn = (folder: string) => join(folder, DATABASE_FILE)
let house = ''
const open = async (folder: string) => {
  const store = openSqliteStore(folder)
  try {
    await store.migrate()
  } finally {
    await store.close()
  }
}
const copyOfHouse = () => {
  const folder = newFolder()
  cpSync(house, folder, { recursive: true })
  return folder
}
const change = (folder: string, work: (database: Database.Database) => unknown) => {
  const database = new Database(fileIn(folder))
  work(database)
  database.close()
}

beforeAll(async () => {
  house = newFolder()
  await open(house)
})

test('a new house carries our mark, and starts again', async () => {
  const database = new Database(fileIn(house), { readonly: true })
  expect(database.pragma('application_id', { simple: true })).toBe(APPLICATION_ID)
  database.close()
  await open(house)
})

test('a house from before the mark gets it', async () => {
  const folder = copyOfHouse()
  change(folder, (database) => database.pragma('application_id = 0'))
  await open(folder)
  change(folder, (database) => expect(database.pragma('application_id', { simple: true })).toBe(APPLICATION_ID))
})

test('a start that was cut off before the first table goes on', async () => {
  const folder = newFolder()
  await openSqliteStore(folder).close()
  await open(folder)
})

type Spoil = (folder: string) => unknown
const spoils: [name: string, words: RegExp, spoil: Spoil][] = [
  ['empty', /is empty \(0 bytes\)/, (folder) => writeFileSync(fileIn(folder), '')],
  ['a text', /is no SQLite database/, (folder) => writeFileSync(fileIn(folder), 'Dear panda,\n'.repeat(500))],
  [
    'encrypted',
    /is no SQLite database/,
    (folder) => writeFileSync(fileIn(folder), readFileSync(process.execPath).subarray(0, 65_536)),
  ],
  ['cut short', /damaged or cut short|is no SQLite/, (folder) => truncateSync(fileIn(folder), 20_480)],
  ['its beginning alone', /damaged or cut short|is no SQLite/, (folder) => truncateSync(fileIn(folder), 60)],
  [
    'another program’s',
    /another program, with the tables moz_places/,
    (folder) => {
      rmSync(fileIn(folder))
      change(folder, (database) => database.exec('create table moz_places (id integer)'))
    },
  ],
  [
    'another program’s of the same kit',
    /another program/,
    (folder) => {
      change(folder, (database) => database.exec('update __drizzle_migrations set created_at = created_at + 7'))
    },
  ],
  [
    'marked by another',
    /mark of another program/,
    (folder) => change(folder, (database) => database.pragma('application_id = 252006673')),
  ],
  [
    'without a table',
    /without a table/,
    (folder) => {
      rmSync(fileIn(folder))
      change(folder, (database) => database.exec('create table a (b); drop table a'))
    },
  ],
  [
    'newer',
    /newer version of Frenly/,
    (folder) => {
      const later = Date.UTC(2040, 0)
      change(folder, (database) =>
        database.prepare("insert into __drizzle_migrations (hash, created_at) values ('x', ?)").run(later),
      )
    },
  ],
]
test.each(spoils)('a database that is %s is refused and left as it is', async (_, words, spoil) => {
  const folder = copyOfHouse()
  spoil(folder)
  const before = readFileSync(fileIn(folder))
  const refused = open(folder)
  await expect(refused).rejects.toThrow(words)
  // The supervisor does not try what would be refused again.
  await expect(refused).rejects.toBeInstanceOf(StartRefusal)
  expect(readFileSync(fileIn(folder)).equals(before)).toBe(true)
})

test('a folder that lost its database says so; an empty one, and one that has it, do not', () => {
  const folder = newFolder()
  expect(() => needNoLostDatabase(folder)).not.toThrow()
  mkdirSync(join(folder, 'files'))
  expect(() => needNoLostDatabase(folder)).not.toThrow()
  writeFileSync(join(folder, 'session-secret'), 'x')
  expect(() => needNoLostDatabase(folder)).toThrow(/holds session-secret, but its database frenly.sqlite is missing/)
  expect(() => needNoLostDatabase(house)).not.toThrow()
})
