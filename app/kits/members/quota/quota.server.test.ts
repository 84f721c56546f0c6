import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-quota-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=3,plus=60'
const { store } = await import('#app/database/store.server.ts')
const { runs } = await import('#app/database/tables/runs.ts')
const { clock } = await import('#app/platform/clock.ts')
const { createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { quotaOf, spendGuestRun, spendRun, toCapWords, toResetS } = await import('./quota.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const at = (moment: string) => vi.spyOn(clock, 'now').mockReturnValue(new Date(moment))
const write = (userId: string | null) => async () => {
  await store().db.insert(runs).values({ id: createSecretId(), screen: 'consensus', userId, createdAt: clock.now() })
}
const ask = (id: string, plan: 'free' | 'plus' = 'free') => spendRun({ id, plan }, write(id))

test('only the runs of today count, only those of the member, and a day ends at midnight UTC', async () => {
  at('2026-11-21T23:59:59.999Z')
  await ask('mira')
  at('2026-11-22T00:00:00Z')
  await ask('mira')
  await ask('mira')
  await ask('tomas')
  at('2026-11-22T18:40:00Z')
  const quota = await quotaOf({ id: 'mira', plan: 'free' })
  expect(quota).toEqual({ used: 2, cap: 50, resetsAt: new Date('2026-11-23T00:00:00Z') })
  expect(toResetS(quota)).toBe(5 * 3_600 + 20 * 60)
})

test('forty at once with ten left are exactly ten', async () => {
  at('2026-11-22T12:00:00Z')
  for (let n = 0; n < 50; n++) await ask('nadia', 'plus')
  const asked = await Promise.all(Array.from({ length: 40 }, () => ask('nadia', 'plus')))
  expect(asked.filter(({ isDone }) => isDone)).toHaveLength(10)
  expect(await quotaOf({ id: 'nadia', plan: 'plus' })).toMatchObject({ used: 60, cap: 60 })
  const refused = await ask('nadia', 'plus')
  expect(refused).toMatchObject({ isDone: false, quota: { used: 60 } })
  at('2026-11-23T00:00:01Z')
  expect((await ask('nadia', 'plus')).isDone).toBe(true)
})

test('a run that could not be written costs nothing', async () => {
  const fail = () => Promise.reject(new Error('the disk is full'))
  await expect(spendRun({ id: 'yuki', plan: 'free' }, fail)).rejects.toThrow('full')
  expect((await quotaOf({ id: 'yuki', plan: 'free' })).used).toBe(0)
  await expect(spendGuestRun('10.0.0.9', fail)).rejects.toThrow('full')
  for (let n = 0; n < 3; n++) expect((await spendGuestRun('10.0.0.9', write(null))).isDone).toBe(true)
})

test('guests have a day of runs for each network, and new ones after midnight', async () => {
  at('2026-11-22T23:00:00Z')
  const asked = await Promise.all(Array.from({ length: 8 }, () => spendGuestRun('10.0.0.1', write(null))))
  expect(asked.filter(({ isDone }) => isDone)).toHaveLength(3)
  expect((await spendGuestRun('10.0.0.2', write(null))).isDone).toBe(true)
  at('2026-11-23T00:00:00Z')
  expect((await spendGuestRun('10.0.0.1', write(null))).isDone).toBe(true)
})

test('who is at the cap reads how many there were, when new ones come, and what an account would change', () => {
  at('2026-11-22T18:40:00Z')
  const resetsAt = new Date('2026-11-23T00:00:00Z')
  expect(toCapWords({ used: 5_000, cap: 5_000, resetsAt }, false)).toBe(
    'You have used the 5,000 runs of today. New ones grow back at 00:00 UTC, in 5 hours.',
  )
  expect(toCapWords({ used: 3, cap: 3, resetsAt }, true)).toBe(
    'You have used the 3 runs a guest has in a day. New ones grow back at 00:00 UTC, in 5 hours. With a free account you have 50 runs a day.',
  )
  expect(toCapWords({ used: 0, cap: 0, resetsAt }, true)).toContain('There are no runs for guests here.')
})
