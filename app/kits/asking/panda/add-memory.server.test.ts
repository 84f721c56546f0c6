import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-add-memory-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { addMemory } = await import('./add-memory.server.ts')
const { listMemories } = await import('./memories.store.server.ts')
const { MEMORY_MAX_CHARS, MOST_MEMORIES } = await import('./memory.limits.ts')
const { answerAboutMemory } = await import('./memory.server.ts')
const { keepUnanswered } = await import('./unanswered.server.ts')
const { listUnanswered } = await import('./unanswered.store.server.ts')

beforeAll(async () => {
  await store().migrate()
  await enrol('mei')
  await enrol('ping')
})
afterAll(() => store().close())

/** An emoji is two units of text: it may fall upon the edge. */
const overTheEdge = (most: number) => `${'x'.repeat(most - 1)}🐼 and more`

test('what is too long is kept up to its length, also where the cut falls into a character', async () => {
  const said = await answerAboutMemory(`remember that ${overTheEdge(MEMORY_MAX_CHARS)}`, { id: 'mei' } as never, '/')
  const [memory] = await listMemories('mei')
  expect(memory!.text).toHaveLength(MEMORY_MAX_CHARS)
  expect(said?.message).toBe(`I will remember: ${memory!.text}`)
})

test('there is room for so many, also when several come at once', async () => {
  const add = (n: number) => addMemory('ping', { text: `thing ${n}`, saidAs: null, page: '/' })
  for (let n = 0; n < MOST_MEMORIES - 1; n++) await add(n)
  const kept = await Promise.all([add(1_000), add(1_001), add(1_002)])
  expect(kept.filter((one) => one !== null)).toHaveLength(1)
  expect(await listMemories('ping')).toHaveLength(MOST_MEMORIES)
})

test('a long question without an answer is kept, also where the cut falls into a character', async () => {
  await keepUnanswered(overTheEdge(300), '/')
  expect(await listUnanswered(10)).toHaveLength(1)
})
