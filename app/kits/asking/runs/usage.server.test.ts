import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-usage-'))
process.env.LOG_LEVEL = 'silent'
const { clock } = await import('#app/platform/clock.ts')
const { store } = await import('#app/database/store.server.ts')
const { createRun, createUse } = await import('./runs.store.server.ts')
const { readUsage } = await import('./usage.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('runs and costs stand at their day of UTC, to the millisecond, and what no cap counts is left out', async () => {
  vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-03-02T12:00:00Z'))
  const at = [
    ['before', '2026-02-27T23:59:59.999Z', true],
    ['first', '2026-02-28T00:00:00.000Z', true],
    ['last of it', '2026-02-28T23:59:59.999Z', true],
    ['free help', '2026-03-01T10:00:00.000Z', false],
    ['today', '2026-03-02T00:00:00.000Z', true],
  ] as const
  for (const [id, moment, isCounted] of at)
    await createRun({
      id,
      userId: id === 'today' ? 'mira' : null,
      screen: 'consensus',
      isCounted,
      createdAt: new Date(moment),
    })
  const use = { id: 'use', runId: 'today', userId: 'mira', screen: 'consensus', engineId: 'one', port: 'answer' }
  await createUse({ ...use, unit: 'token', state: 'done', costMicros: 70, startedAt: new Date('2026-03-02T00:00:01Z') })
  expect(await readUsage('everybody', 3)).toMatchObject({
    runs: 3,
    byDay: [
      { day: '2026-02-28', runs: 2, micros: 0 },
      { day: '2026-03-01', runs: 0, micros: 0 },
      { day: '2026-03-02', runs: 1, micros: 70 },
    ],
  })
  expect((await readUsage({ memberId: 'mira' }, 2)).byDay.map(({ runs }) => runs)).toEqual([0, 1])
})
