import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import type { EngineWorker } from './engine-worker.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-room-'))
process.env.LOG_LEVEL = 'silent'
const { openEngineWorker } = await import('./engine-worker.server.ts')

let room: EngineWorker
beforeAll(async () => {
  room = openEngineWorker(await buildWorker('app/kits/asking/engine-worker/engine.worker.ts'))
})
afterAll(() => room.close())

test('the seats are those of the worker, in the order of the page', async () => {
  const seats = await room.seats()
  expect(seats.map(({ id }) => id)).toEqual(['calculator', 'facts', 'wordnet', 'help'])
  expect(seats[0]).toMatchObject({ label: 'Calculator', family: expect.any(String), about: expect.any(String) })
})

test('a seat answers in the worker', async () => {
  expect(await room.run('ask', { seat: 'calculator', question: '12 * 12' })).toMatchObject({ state: 'answered' })
})

test('a seat that is not there and a job over its limit fail alone; the room answers again', async () => {
  await expect(room.run('ask', { seat: 'nobody', question: '?' })).rejects.toThrow('There is no seat called nobody')
  await expect(room.run('warm', null, { limitMs: 1 })).rejects.toThrow('warm took longer than 1 ms')
  expect(await room.seats()).toHaveLength(4)
  expect(await room.run('relate', { a: 'It opened in 1937.', b: 'It opened in 1937.' })).toMatchObject({
    tier: 'exact',
  })
  expect(room.state()).toMatchObject({ name: 'engine room', isUp: true, restarts: 1 })
})
