import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-limits-'))
const { store } = await import('#app/database/store.server.ts')
const { rateLimits } = await import('#app/database/tables/limits.ts')
const { createKeptLimit } = await import('./kept-limit.server.ts')
const { removeExpiredLimits } = await import('./kept-limit.store.server.ts')
const rows = () => store().db.select().from(rateLimits)

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('of forty who come at once as many pass as the limit says, and a refund is a use more', async () => {
  const spend = createKeptLimit('forty', { points: 10, windowS: 900 })
  const waits = await Promise.all(Array.from({ length: 40 }, () => spend('mei')))
  expect(waits.filter((waitS) => waitS === 0)).toHaveLength(10)
  expect(Math.min(...waits.filter((waitS) => waitS > 0))).toBeGreaterThan(890)
  const patient = createKeptLimit('refund', { points: 1, windowS: 900 })
  expect([await patient('mei'), await patient('ping')]).toEqual([0, 0])
  await patient.refund('mei')
  expect(await patient('mei')).toBe(0)
  expect(await patient('mei')).toBeGreaterThan(0)
})

test('the count is in the database, without saying whom it counts for, and goes when its time is over', async () => {
  const spend = createKeptLimit('kept', { points: 5, windowS: 900 })
  await spend('mei@frenly.test')
  const kept = (await rows()).filter(({ key }) => key.startsWith('kept:'))
  expect(kept).toMatchObject([{ points: 1 }])
  expect(JSON.stringify(kept)).not.toContain('mei')
  await removeExpiredLimits(new Date())
  expect(await rows()).not.toHaveLength(0)
  await removeExpiredLimits(new Date(Date.now() + 901_000))
  expect(await rows()).toHaveLength(0)
})

test('a limit first used inside a transaction counts on after it', async () => {
  const spend = createKeptLimit('within', { points: 2, windowS: 900 })
  expect(await store().tx(() => spend('mei'))).toBe(0)
  expect(await spend('mei')).toBe(0)
  expect(await spend('mei')).toBeGreaterThan(0)
  expect((await rows()).filter(({ key }) => key.startsWith('within:'))).toMatchObject([{ points: 3 }])
})
