/**
 * How long a question over many documents takes: `npx tsx scripts/time-collection.ts [documents]`, 1,000 of 40 passages unless
 * said. Works in a folder of its own, which it removes. The figures of the last run stand in docs/engines.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleNode } from './bundle-node.js'

const DOCUMENTS = Number(process.argv[2] ?? 1_000)
const PASSAGES = 40
const TIMES = 3
const ENGINES = 'app/kits/asking/engine-worker/engine.worker.ts'
const folder = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-time-collection-')))
process.env.LOG_LEVEL = 'silent'
const { once } = await import('#app/platform/once.ts')
const { store } = await import('#app/database/store.server.ts')
const tables = await import('#app/database/tables/documents.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { createCollection } = await import('#app/features/documents/collections/collections.store.server.ts')
const { answerFrom } = await import('#app/features/documents/collections/ask-collection.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

await bundleNode([ENGINES], 'node_modules/.cache/time-collection')
once('engine-worker', () => openEngineWorker(resolve('node_modules/.cache/time-collection/engine.worker.js')))
await store().migrate()
await enrol('anna')
await fill()
const questions: readonly (readonly [string, RegExp])[] = [
  ['What is the rent in Rostock 417 a month?', /417\D/],
  ['When did the lease of Rostock 3 begin?', /Rostock 3 began/],
  ['Who is the landlord in Rostock 812?', /Krause812/],
  ['How much does the tenant pay for water?', /water/],
  ['What does the contract say about elephants?', /^$/],
]
await answerFrom('all', 'All', 'Warm?')
for (const [question, expected] of questions) {
  const took: number[] = []
  let found = ''
  for (let n = 0; n < TIMES; n += 1) {
    const answer = await answerFrom('all', 'All', question)
    took.push(answer.tookMs)
    found = answer.passages.map(({ text }) => text).join(' | ')
  }
  took.sort((a, b) => a - b)
  console.log(`${took.join(', ')} ms ${expected.test(found) ? 'right' : 'OTHER'} ${question} → ${found.slice(0, 160)}`)
}
await engineWorker().close()
await store().close()
rmSync(folder, { recursive: true, force: true })

/** Leases that differ in their figures, each with a lot of words that all of them share. */
async function fill(): Promise<void> {
  const createdAt = new Date('2026-05-01T08:00:00Z')
  await createCollection({
    ...{ id: 'all', userId: 'anna', guestId: null, title: 'All', columns: [] },
    createdAt,
    updatedAt: createdAt,
  })
  for (let n = 0; n < DOCUMENTS; n += 1) {
    const document = `d${n}`
    await store().tx(async () => {
      await store()
        .db.insert(tables.readDocuments)
        .values({
          ...{
            id: document,
            userId: 'anna',
            title: `Lease ${n}`,
            fileId: `f${n}`,
            bytes: 1,
            state: 'ready',
            kind: 'text',
          },
          ...{ name: `lease-${n}.txt`, collectionId: 'all', createdAt, updatedAt: createdAt },
          ...{ sha256: '', found: {}, runId: '' },
        })
      await store()
        .db.insert(tables.documentPassages)
        .values(
          Array.from({ length: PASSAGES }, (_, p) => ({
            ...{ id: `${document}p${p}`, documentId: document, searchId: n * 1_000 + p + 1, page: p + 1, start: 0 },
            text: wordsOf(n, p),
          })),
        )
    })
  }
}

function wordsOf(n: number, p: number): string {
  const common = `The tenant of the house pays for water, heat and light by the third day of each month. The landlord keeps the roof, the garden and the stairs in order. A contract ends three months after a letter says so. Page ${p} of ${n}.`
  if (p !== 7) return `${common} ${common}`
  return `${common} The rent in Rostock ${n} is ${n} euros a month. The lease of Rostock ${n} began on 1 March ${2_000 + (n % 26)}. The landlord in Rostock ${n} is Anna Krause${n}.`
}
