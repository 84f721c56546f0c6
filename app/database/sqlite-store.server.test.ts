import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.server.ts'
import type { Store } from './store.server.ts'
import { waitlist } from './tables/people.ts'
import { consensusRuns, consensusSeats } from './tables/consensus.ts'

let store: Store
let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frenly-store-'))
  store = openSqliteStore(folder)
  await store.migrate()
})
afterEach(() => store.close())

const row = (id: string) => ({
  id,
  screen: 'chat',
  email: `${id}@frenly.test`,
  emailKey: `${id}@frenly.test`,
  brand: 'main',
})
const ids = async () => (await store.db.select({ id: waitlist.id }).from(waitlist)).map(({ id }) => id).sort()

test('dates and JSON come back as they went in', async () => {
  const createdAt = new Date('2026-11-21T10:00:00.123Z')
  await store.db.insert(consensusRuns).values({ id: 'r', question: 'Why?', createdAt, ledger: { claims: [1, 'two'] } })
  const [found] = await store.db.select().from(consensusRuns)
  expect(found).toMatchObject({ createdAt, ledger: { claims: [1, 'two'] }, state: 'running', finishedAt: null })
})

test('a transaction that throws leaves nothing behind', async () => {
  const attempt = store.tx(async () => {
    await store.db.insert(waitlist).values(row('a'))
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await ids()).toEqual([])
})

test('what another request writes meanwhile is not lost with a rolled back transaction', async () => {
  const attempt = store.tx(async () => {
    await store.db.insert(waitlist).values(row('inside'))
    await new Promise((resolve) => setTimeout(resolve, 30))
    throw new Error('rolled back')
  })
  const other = store.db.insert(waitlist).values(row('outside'))
  await Promise.allSettled([attempt, other])
  expect(await ids()).toEqual(['outside'])
})

test('an inner transaction joins the outer one', async () => {
  await store.tx(async () => {
    await store.tx(async () => void (await store.db.insert(waitlist).values(row('inner'))))
    await store.db.insert(waitlist).values(row('outer'))
  })
  expect(await ids()).toEqual(['inner', 'outer'])
})

test('forty writers in parallel all arrive', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => store.db.insert(waitlist).values(row(`w${String(n).padStart(2, '0')}`))),
  )
  expect(await ids()).toHaveLength(40)
})

test('seats go with their run', async () => {
  await store.db.insert(consensusRuns).values({ id: 'r', question: 'Why?' })
  await store.db
    .insert(consensusSeats)
    .values({ runId: 'r', position: 0, seat: 's', label: 'S', family: 'f', kind: 'engine', state: 'waiting' })
  await store.db.delete(consensusRuns).where(eq(consensusRuns.id, 'r'))
  expect(await store.db.select().from(consensusSeats)).toEqual([])
})

test('the file keeps write-ahead logging and full synchronisation', () => {
  const file = new Database(join(folder, 'frenly.sqlite'), { readonly: true })
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal')
  file.close()
})
