import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-question-counts-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { qaQuestions } = await import('#app/database/tables/questions.ts')
const { bumpContent } = await import('#app/kits/foundation/page-cache/content-version.server.ts')
const { countPublic, countTopics } = await import('./question-counts.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const publish = async (id: string, topic: string, isAnswered: boolean) => {
  const at = new Date()
  await store()
    .db.insert(qaQuestions)
    .values({ id, question: `Why ${id}?`, topic, isAnswered, publishedAt: at, createdAt: at })
}
const counts = async () => [
  await countPublic('newest', null),
  await countPublic('unanswered', null),
  await countPublic('voted', 'science'),
  (await countTopics()).map(({ topic, count }) => `${topic} ${count}`),
]

test('questions are counted once for each version of the content', async () => {
  await publish('a', 'science', true)
  await publish('b', 'home', false)
  await publish('c', 'home', false)
  expect(await counts()).toEqual([3, 2, 1, ['home 2', 'science 1']])
  await publish('d', 'science', false)
  expect(await counts()).toEqual([3, 2, 1, ['home 2', 'science 1']])
  await bumpContent()
  expect(await counts()).toEqual([4, 3, 2, ['home 2', 'science 2']])
})
