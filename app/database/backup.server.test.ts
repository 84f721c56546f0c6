import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { backUp, restore } from './backup.server.ts'
import { lockDataFolder } from './opening/data-lock.server.ts'
import { openSqliteStore } from './sqlite-store.server.ts'
import { feedback } from './tables/assistant.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'frenly-backup-'))
const note = (id: string) =>
  ({ id, page: '/', type: 'praise', feedback: 'Fine.', requestId: id, createdAt: new Date() }) as const

test('a backup taken while people write holds everything that was acknowledged before, and comes back whole', async () => {
  const dataDir = freshFolder()
  const store = openSqliteStore(dataDir)
  await store.migrate()
  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files', 'picture'), 'panda')
  writeFileSync(join(dataDir, 'session-secret'), 'secret')
  let acknowledged = 0
  let isWriting = true
  const writer = (async () => {
    for (let n = 0; isWriting; n++) {
      await store.db.insert(feedback).values(note(`note-${n}`))
      acknowledged = n + 1
      if (n % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  while (acknowledged < 200) await new Promise((resolve) => setTimeout(resolve, 5))
  const before = acknowledged
  const backup = join(freshFolder(), 'kept')
  const counts = await backUp(dataDir, backup)
  isWriting = false
  await writer
  await store.close()
  expect(counts['feedback']).toBeGreaterThanOrEqual(before)
  expect(statSync(backup).mode & 0o077).toBe(0)

  const elsewhere = join(freshFolder(), 'data')
  expect(restore(backup, elsewhere)).toEqual(counts)
  expect(readFileSync(join(elsewhere, 'files', 'picture'), 'utf8')).toBe('panda')
  expect(readFileSync(join(elsewhere, 'session-secret'), 'utf8')).toBe('secret')
  const again = openSqliteStore(elsewhere)
  await again.migrate()
  expect(await again.db.select().from(feedback)).toHaveLength(counts['feedback']!)
  await again.db.insert(feedback).values(note('after'))
  await again.close()
})

test('nothing is overwritten, and a broken backup is refused', async () => {
  const dataDir = freshFolder()
  const store = openSqliteStore(dataDir)
  await store.migrate()
  const backup = join(freshFolder(), 'kept')
  await backUp(dataDir, backup)
  await store.close()
  await expect(backUp(dataDir, backup)).rejects.toThrow(/not empty/)
  expect(() => restore(backup, dataDir)).toThrow(/not empty/)
  const bytes = readFileSync(join(backup, 'frenly.sqlite'))
  writeFileSync(join(backup, 'frenly.sqlite'), bytes.fill(0xff, 8_192, 16_384))
  const target = join(freshFolder(), 'data')
  expect(() => restore(backup, target)).toThrow()
  expect(existsSync(join(target, 'frenly.sqlite'))).toBe(false)
  await expect(backUp(freshFolder(), join(freshFolder(), 'x'))).rejects.toThrow(/no database/)
})

test('a data folder has one server at a time', () => {
  const dataDir = freshFolder()
  const release = lockDataFolder(dataDir)
  expect(() => lockDataFolder(dataDir)).toThrow(/Another server works with/)
  release()
  lockDataFolder(dataDir)()
})

test('a folder that is no house of ours is refused: none there, an empty file, other tables, no SQLite file', async () => {
  const dataDir = freshFolder()
  const file = join(dataDir, 'frenly.sqlite')
  const refused = async (why: RegExp) => {
    const target = join(freshFolder(), 'x')
    await expect(backUp(dataDir, target)).rejects.toThrow(why)
    expect(() => restore(dataDir, target)).toThrow(why)
    expect(existsSync(target)).toBe(false)
  }
  await refused(/There is no database in/)
  writeFileSync(file, '')
  await refused(/is empty/)
  const other = new Database(file)
  other.exec('create table recipes (name text)')
  other.close()
  await refused(/is the database of another program, with the tables recipes/)
  writeFileSync(file, 'bamboo '.repeat(1_000))
  await refused(/is no SQLite database/)
})
