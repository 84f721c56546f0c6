import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-samples-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { requestMetrics } = await import('#app/database/tables/admin.ts')
const { clock } = await import('#app/platform/clock.ts')
const { metrics } = await import('#app/platform/metrics.server.ts')
const { takeSamples } = await import('#app/platform/values/samples.server.ts')
const { flushRequestMetrics, HOURS_KEPT_DAYS, removeOldSamples } = await import('./request-metrics.server.ts')
const { readAll, readBySteps, readBySubject } = await import('./call-figures.server.ts')

const NOON = Date.parse('2026-11-22T12:30:10Z')
const MINUTE_MS = 60_000
let now = NOON

beforeAll(() => store().migrate())
afterAll(() => store().close())
beforeEach(async () => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(now))
  now = NOON
  takeSamples()
  await store().db.delete(requestMetrics)
})

test('calls and uses are counted with how they ended and how long they took', async () => {
  for (let n = 0; n < 9; n++) metrics.request('GET', 'home', '2xx', 0.02)
  metrics.request('GET', 'home', '5xx', 2)
  metrics.request('GET', 'home', '4xx', 0.001)
  metrics.engineUse('embedded:facts', 'answer', 'done', 0.2)
  metrics.engineUse('embedded:facts', 'answer', 'broken', 0.2)
  metrics.engineUse('embedded:facts', 'answer', 'cancelled', 0.2)
  await flushRequestMetrics()
  expect(await readBySubject('route', 'hour')).toMatchObject([{ subject: 'home', calls: 11, errors: 1, refusals: 1 }])
  expect(await readBySubject('engine', 'day')).toMatchObject([
    { subject: 'embedded:facts', calls: 3, errors: 1, refusals: 1 },
  ])
  const { p50Ms, p99Ms } = await readAll('route', 'hour')
  expect(p50Ms).toBeGreaterThan(10)
  expect(p50Ms).toBeLessThanOrEqual(25)
  expect(p99Ms).toBeGreaterThan(1_000)
})

test('servers that write at once add up, and a stream counts without a time', async () => {
  metrics.request('GET', 'home', '2xx', 0.02)
  await flushRequestMetrics()
  metrics.request('GET', 'home', '2xx', 0.02)
  metrics.request('GET', 'home', '2xx', 900, true)
  await flushRequestMetrics()
  expect(await readAll('route', 'hour')).toMatchObject({ calls: 3, p99Ms: 25 })
  expect(await store().db.select().from(requestMetrics)).toHaveLength(2)
})

test('a window has all its steps, and what came before it is in none', async () => {
  now = NOON - 70 * MINUTE_MS
  metrics.request('GET', 'home', '2xx', 0.02)
  await flushRequestMetrics()
  now = NOON - 7 * MINUTE_MS
  metrics.request('GET', 'home', '2xx', 0.02)
  await flushRequestMetrics()
  now = NOON
  const steps = await readBySteps('route', 'hour')
  expect(steps).toHaveLength(12)
  expect(steps.map(({ calls }) => calls).filter(Boolean)).toEqual([1])
  expect((await readBySteps('route', 'day', 'home')).reduce((sum, { calls }) => sum + calls, 0)).toBe(2)
  expect((await readBySteps('route', 'day', 'other'))[0]!.calls).toBe(0)
})

test('what cannot be written is kept for the next time', async () => {
  metrics.request('GET', 'home', '2xx', 0.02)
  const broken = vi.spyOn(store(), 'tx').mockRejectedValueOnce(new Error('no room'))
  await flushRequestMetrics()
  broken.mockRestore()
  expect(await store().db.select().from(requestMetrics)).toHaveLength(0)
  await flushRequestMetrics()
  expect((await readAll('route', 'hour')).calls).toBe(1)
})

test('so many subjects at most, and old rows go', async () => {
  for (let n = 0; n < 500; n++) metrics.engineUse(`own-${n}/model`, 'write', 'done', 0.1)
  await flushRequestMetrics()
  const lines = await readBySubject('engine', 'hour')
  expect(lines.length).toBeLessThanOrEqual(301)
  expect(lines.reduce((sum, { calls }) => sum + calls, 0)).toBe(500)
  now = NOON + (HOURS_KEPT_DAYS - 1) * 86_400_000
  await removeOldSamples.run(new AbortController().signal)
  expect(new Set((await store().db.select().from(requestMetrics)).map(({ span }) => span))).toEqual(new Set(['hour']))
  now = NOON + (HOURS_KEPT_DAYS + 1) * 86_400_000
  await removeOldSamples.run(new AbortController().signal)
  expect(await store().db.select().from(requestMetrics)).toHaveLength(0)
})
