import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-clock-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { siteSettings } = await import('#app/database/tables/engines.ts')
const { schedules } = await import('#app/database/tables/jobs.ts')
const { defineSchedule, runDueSchedules, closeSchedules } =
  await import('#app/kits/foundation/jobs/schedules.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { believeClock, closeHouseClock, findClockDoubt, mayRemoveByAge } = await import('./house-clock.server.ts')

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-28T10:00:00Z')
const at = (days: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(NOW.getTime() + days * DAY_MS))

beforeAll(() => store().migrate())
afterEach(async () => {
  closeHouseClock()
  await store().db.delete(siteSettings)
  await store().db.delete(schedules)
})
afterAll(() => store().close())

test('a start 400 days ahead removes nothing, until the operator says that the clock is right', async () => {
  at(0)
  expect(await mayRemoveByAge()).toBe(true)
  closeHouseClock()
  at(400)
  expect(await mayRemoveByAge()).toBe(false)
  expect(await findClockDoubt()).toMatchObject({ lastSeenAt: NOW.getTime() })
  await believeClock()
  expect(await mayRemoveByAge()).toBe(true)
})

test('a jump while the server runs is seen at once', async () => {
  at(0)
  expect(await mayRemoveByAge()).toBe(true)
  at(40)
  expect(await mayRemoveByAge()).toBe(false)
  at(0.1)
  expect(await mayRemoveByAge()).toBe(true)
})

test('a house from before this watch goes by the last time its chores ran', async () => {
  await store().db.insert(schedules).values({ name: 'old', nextAt: NOW, lastAt: NOW })
  at(400)
  expect(await mayRemoveByAge()).toBe(false)
})

test('chores that remove wait for the clock, others do not', async () => {
  const swept = vi.fn(() => Promise.resolve())
  const watched = vi.fn(() => Promise.resolve())
  defineSchedule({ name: 'test-sweep', everyMs: DAY_MS, isSweep: true, run: swept })
  defineSchedule({ name: 'test-watch', everyMs: DAY_MS, run: watched })
  at(0)
  for (const name of ['test-sweep', 'test-watch'])
    await store().db.insert(schedules).values({ name, nextAt: NOW, lastAt: NOW })
  at(400)
  await runDueSchedules()
  await closeSchedules()
  expect([swept.mock.calls.length, watched.mock.calls.length]).toEqual([0, 1])
  await believeClock()
  await runDueSchedules()
  await closeSchedules()
  expect(swept).toHaveBeenCalledTimes(1)
})
