/**
 * Prints how well the panda answers without a language model: the right article first, what is to be declined, small talk and
 * other languages, by half of its test set. `npm run bench:panda`; `-- --wrong` shows what went wrong in the half that rules
 * may be made from.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-bench-panda-'))
process.env.LOG_LEVEL = 'silent'
process.env.DATABASE_URL = ''
const { store } = await import('#app/database/store.server.ts')
const { openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { closeEmbeddedEngines } = await import('#app/kits/asking/engines/embedded-engines.server.ts')
const { halves } = await import('./eval-sets/gold.ts')
const { HEAD, isGoodEnough, measure, toLine } = await import('./benchmark.ts')
const { replyTo } = await import('#app/kits/asking/panda/reply.server.ts')
const { once } = await import('#app/platform/once.ts')
const { seedArticles } = await import('#app/kits/search/site-search/seed-articles.server.ts')

const WARM_LIMIT_MS = 600_000
/** The worker of today's sources, inside node_modules so that what it imports is found. */
const CACHE = 'node_modules/.cache/frenly-bench'
mkdirSync(CACHE, { recursive: true })
const outfile = resolve(mkdtempSync(join(CACHE, 'worker-')), 'worker.js')
await build({
  entryPoints: ['app/kits/asking/engine-worker/engine.worker.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
})
const room = once('engine-worker', () => openEngineWorker(outfile))

await store().migrate()
await seedArticles()
await room.run('desk', { question: 'What is Frenly?' }, { limitMs: WARM_LIMIT_MS })
const startedAt = performance.now()
let asked = 0
const say = (message: string) => {
  asked += 1
  return replyTo({ message, page: '/', member: null, owner: null, network: '192.0.2.1', conversationId: null })
}

console.log(HEAD)
for (const [name, half] of Object.entries(halves)) {
  const measured = await measure(half, say)
  console.log(toLine(name, measured))
  if (process.argv.includes('--wrong') && name === 'develop')
    for (const { part, text, found } of measured.wrong) console.log(`  ${part}: ${text} -> ${found}`)
  if (!isGoodEnough(measured)) process.exitCode = 1
}
console.log(`${((performance.now() - startedAt) / asked).toFixed(0)} ms a message`)
await closeEmbeddedEngines()
await room.close()
await store().close()
rmSync(CACHE, { recursive: true, force: true })
