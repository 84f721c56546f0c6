import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import type { EngineWorker } from './engine-worker.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-room-'))
process.env.LOG_LEVEL = 'silent'
const { answerHelp, openEngineWorker } = await import('./engine-worker.server.ts')
const { store } = await import('#app/database/store.server.ts')
const { seedArticles } = await import('#app/kits/search/site-search/seed-articles.server.ts')
const { replaceArticles, listArticles } = await import('#app/kits/search/site-search/articles.store.server.ts')
const { bumpContent } = await import('#app/kits/foundation/page-cache/content-version.server.ts')

let room: EngineWorker
beforeAll(async () => {
  await store().migrate()
  await seedArticles()
  const others = (await listArticles('help')).filter(({ slug }) => !slug.includes('password'))
  await replaceArticles(
    [],
    others.map(({ id }) => id),
  )
  room = openEngineWorker(await buildWorker('app/kits/asking/engine-worker/engine.worker.ts'))
})
afterAll(async () => {
  await room.close()
  await store().close()
})

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

test('the help seat answers from the articles of now, and their texts travel to a worker once for each version', async () => {
  const question = 'How do I change my password in Frenly?'
  const ask = () => room.run('ask', { seat: 'help', question })
  const first = await ask()
  expect(first).toMatchObject({ state: 'answered' })
  expect(await ask()).toEqual(first)
  const asked = { query: question, limit: 200 }
  const { version, texts } = await answerHelp({ ...asked, known: null })
  expect(texts!.length).toBeGreaterThan(0)
  const again = await answerHelp({ ...asked, known: version })
  expect(again).toMatchObject({ version, texts: null })
  expect(again.ranks.length).toBeGreaterThan(0)

  const all = await listArticles('help')
  await replaceArticles(
    all.map((article) => ({
      ...article,
      body: article.body.replaceAll(/password/gi, 'pandaword'),
      seedHash: `${article.slug} anew`,
    })),
    [],
  )
  await bumpContent()
  expect((await answerHelp({ ...asked, known: version })).texts).toHaveLength(all.length)
  expect(JSON.stringify(await ask())).toContain('pandaword')
})
