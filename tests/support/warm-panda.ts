import { store } from '#app/database/store.server.ts'
import { engineWorker, openEngineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { closeEmbeddedEngines } from '#app/kits/asking/engines/embedded-engines.server.ts'
import { seedArticles } from '#app/kits/search/site-search/seed-articles.server.ts'
import { once } from '#app/platform/once.ts'
import { buildWorker } from './worker-file.ts'

/** The seats read their books once; on a busy machine that takes its time. */
export const WARM_LIMIT_MS = 300_000

/** A database with the help in it, and the engine room with its seats awake: what the panda answers from. */
export async function openWarmPanda(): Promise<void> {
  await store().migrate()
  await seedArticles()
  const file = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  const room = once('engine-worker', () => openEngineWorker(file))
  await room.run('desk', { question: 'What is Frenly?' }, { limitMs: WARM_LIMIT_MS })
}

export async function closeWarmPanda(): Promise<void> {
  await closeEmbeddedEngines()
  await engineWorker().close()
  await store().close()
}
