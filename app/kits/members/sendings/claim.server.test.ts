import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-claims-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { claim, SILENT_MS } = await import('./claim.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const take = (key: string) => claim({ key, digest: 'x' })
const later = (ms: number) => {
  const moment = new Date(Date.now() + ms)
  vi.spyOn(clock, 'now').mockReturnValue(moment)
}

test('a key whose server was killed at it is told so once, and free from then on', async () => {
  const args = [await buildWorker('tests/support/claimer.ts'), 'killed']
  const child = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } })
  await once(child.stdout, 'data')
  expect(await take('killed')).toEqual({ before: { state: 'underway' } })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await take('killed')).toEqual({ before: { state: 'underway' } })
  later(SILENT_MS + 1_000)
  expect(await take('killed')).toEqual({ before: { state: 'lost' } })
  expect(await take('killed')).toHaveProperty('mine')
}, 30_000)

test('a server that is there keeps its key however long it works', async () => {
  await take('slow')
  later(SILENT_MS - 1_000)
  // It says so every five seconds of the real clock.
  await pause(6_000)
  later(2 * SILENT_MS - 10_000)
  expect(await take('slow')).toEqual({ before: { state: 'underway' } })
}, 30_000)
