import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-warm-panda-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { uses } = await import('#app/database/tables/runs.ts')
const { engineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { closeEmbeddedEngines, roomStates } = await import('#app/kits/asking/engines/embedded-engines.server.ts')
const { seedArticles } = await import('#app/kits/search/site-search/seed-articles.server.ts')
const { warmPanda } = await import('./warm-panda.server.ts')

vi.setConfig({ testTimeout: 120_000 })

afterAll(async () => {
  await closeEmbeddedEngines()
  await engineWorker().close()
  await store().close()
})

test('the rooms of the first answer stand afterwards, and nobody used an engine', async () => {
  await store().migrate()
  await seedArticles()
  await warmPanda()
  expect(engineWorker().state().isUp).toBe(true)
  expect(roomStates().find(({ name }) => name === 'language room')).toMatchObject({ isUp: true, lastError: null })
  expect(await store().db.select().from(uses)).toEqual([])
})
