import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-coverage-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { countReply } = await import('#app/kits/asking/panda/reply-counts.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { readCoverage } = await import('./coverage.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('answers and the lack of them stand in their week, and small talk in none', async () => {
  const now = vi.spyOn(clock, 'now')
  // A Sunday and the Monday after it belong to two weeks.
  now.mockReturnValue(new Date('2026-11-22T23:59:00Z'))
  await countReply('help')
  await countReply('help')
  await countReply('unknown')
  now.mockReturnValue(new Date('2026-11-23T00:01:00Z'))
  await countReply('fact')
  await countReply('talk')
  expect(await readCoverage(3)).toEqual([
    { begins: '2026-11-09', answered: 0, unanswered: 0 },
    { begins: '2026-11-16', answered: 2, unanswered: 1 },
    { begins: '2026-11-23', answered: 1, unanswered: 0 },
  ])
})
