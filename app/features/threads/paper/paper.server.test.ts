import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-paper-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { createPlace } = await import('../talking/begin-thread.server.ts')
const { findPaper, listPapers } = await import('../keeping/claims.store.server.ts')
const { writePaper } = await import('./paper-acts.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

let people = 0
async function place() {
  const user = await enrol(`writer${++people}`)
  return createPlace({ ...user, isAdmin: false, staffScreens: [] }, 'Plans')
}

test('two who began at one version both stand, in other lines and in the same line', async () => {
  const at = await place()
  await writePaper(at, 'one\n\ntwo\n\nthree', 0)
  await writePaper(at, 'ONE\n\ntwo\n\nthree', 1)
  expect(await writePaper(at, 'one\n\ntwo\n\nTHREE', 1)).toEqual({ version: 3, clashes: 0, isMerged: true })
  expect((await findPaper(at.thread.id))!.text).toBe('ONE\n\ntwo\n\nTHREE')
  expect(await writePaper(at, 'ONE\n\nzwei\n\nTHREE', 3)).toMatchObject({ version: 4, isMerged: false })
  expect(await writePaper(at, 'ONE\n\ndeux\n\nTHREE', 3)).toEqual({ version: 5, clashes: 1, isMerged: true })
  const { text } = (await findPaper(at.thread.id))!
  expect(text).toContain('zwei')
  expect(text).toContain('deux')
})

test('thirty who save at once lose no line', async () => {
  const at = await place()
  await writePaper(at, 'start', 0)
  await Promise.all(Array.from({ length: 15 }, (_, n) => writePaper(at, `line ${n} begins\nstart`, 1)))
  const { text, version } = (await findPaper(at.thread.id))!
  for (let n = 0; n < 15; n += 1) expect(text).toContain(`line ${n} begins`)
  expect(version).toBe(16)
})

test('the same text saved twice is one version, and a text that grew too long is refused whole', async () => {
  const at = await place()
  await writePaper(at, 'same', 0)
  expect(await writePaper(at, 'same', 1)).toMatchObject({ version: 1 })
  expect(await writePaper(at, 'x'.repeat(200_001), 1)).toBeNull()
  expect(await listPapers(at.thread.id, 10)).toHaveLength(1)
})
