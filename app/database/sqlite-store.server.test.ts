import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import type * as groupSync from './group-sync.server.ts'

/** What the disk is asked, and how it answers: by itself unless a test holds it. */
const disk = vi.hoisted(() => ({ looks: 0, answer: null as Promise<void> | null }))
vi.mock('./group-sync.server.ts', async (load) => {
  const real = await load<typeof groupSync>()
  return {
    ...real,
    openLogFile(file: string) {
      const log = real.openLogFile(file)
      const sync = async () => {
        disk.looks += 1
        await disk.answer
        await log.sync()
      }
      return { ...log, sync }
    },
  }
})
const { openSqliteStore } = await import('./sqlite-store.server.ts')
const { waitlist } = await import('./tables/people.ts')

// What both stores promise stands in store-contract.server.test.ts.

const openStore = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-store-'))
  const store = openSqliteStore(folder)
  await store.migrate()
  return { store, file: join(folder, 'frenly.sqlite') }
}
const row = (n: number) => {
  const email = `${n}@frenly.test`
  return { id: email, screen: 'ai-video', email, emailKey: email, brand: 'frenly' }
}

test('the file keeps write-ahead logging', async () => {
  const { store, file } = await openStore()
  const reader = new Database(file, { readonly: true })
  expect(reader.pragma('journal_mode', { simple: true })).toBe('wal')
  reader.close()
  await store.close()
  await store.close()
})

test('nothing is said to be written, nor follows from it, before the log is on the disk', async () => {
  const { store } = await openStore()
  const said: string[] = []
  let letGo = () => {}
  disk.answer = new Promise((resolve) => (letGo = resolve))
  const writing = [
    store.db
      .insert(waitlist)
      .values(row(1))
      .then(() => said.push('one statement')),
    store
      .tx(async () => {
        await store.db.insert(waitlist).values(row(2))
        store.afterCommit(() => said.push('what follows'))
      })
      .then(() => said.push('a transaction')),
  ]
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await store.db.select().from(waitlist)).toHaveLength(2)
  expect(said).toEqual([])
  disk.answer = null
  letGo()
  await Promise.all(writing)
  expect(said.toSorted()).toEqual(['a transaction', 'one statement', 'what follows'])

  disk.answer = Promise.reject(new Error('the disk is gone'))
  await expect(store.db.insert(waitlist).values(row(3))).rejects.toThrow('A statement failed')
  disk.answer = null
  await store.close()
})

test('a hundred who write in one moment share a few looks at the disk', async () => {
  const { store } = await openStore()
  disk.looks = 0
  await Promise.all(Array.from({ length: 100 }, (_, n) => store.db.insert(waitlist).values(row(n))))
  expect(disk.looks).toBeLessThan(20)
  await store.close()
})
