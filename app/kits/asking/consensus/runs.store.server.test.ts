import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-leases-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { claimRun, createRun, endRun, keepRun } = await import('./runs.store.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second))
const create = (id: string) =>
  createRun({ id, question: 'Why?', userId: null, createdAt: at(0), leaseUntil: at(30) }, [])

test('a run that another server sees to is nobody else’s until that server is silent for too long', async () => {
  await create('shared')
  expect(await claimRun('shared', at(29), at(59), false)).toBe(false)
  await keepRun('shared', at(50))
  expect(await claimRun('shared', at(49), at(79), false)).toBe(false)
  const both = await Promise.all([claimRun('shared', at(51), at(81), false), claimRun('shared', at(51), at(81), false)])
  expect(both.filter(Boolean)).toHaveLength(1)
})

test('the only server waits for nobody, and a finished run is taken by none', async () => {
  await create('alone')
  expect(await claimRun('alone', at(1), at(31), true)).toBe(true)
  await endRun('alone', at(2))
  expect(await claimRun('alone', at(40), at(70), true)).toBe(false)
})
