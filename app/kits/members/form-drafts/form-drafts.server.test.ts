import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-drafts-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { files } = await import('#app/database/tables/files.ts')
const { hold, readFormDraft } = await import('./form-drafts.server.ts')
const { DRAFTS_OF_ONE } = await import('./form-drafts.limits.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const guest = (guestId: string) => ({ userId: null, guestId })

test('a draft opens for its owner alone, and its file tells nobody whose it is', async () => {
  const id = await hold(guest('mira'), 'a thought')
  expect(await readFormDraft(guest('mira'), id)).toBe('a thought')
  expect(await readFormDraft(guest('lena'), id)).toBeNull()
  expect(await readFormDraft({ userId: 'mira', guestId: null }, id)).toBeNull()
  expect(await readFormDraft(null, id)).toBeNull()
  expect(JSON.stringify(await store().db.select().from(files))).not.toMatch(/mira|thought/)
})

test('of more than one owner may keep, the oldest gives way, and nobody else’s does', async () => {
  const other = await hold(guest('patient'), 'stays')
  const piece = 'x'.repeat(Math.ceil(DRAFTS_OF_ONE.bytes / 5))
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.push(await hold(guest('busy'), piece + n))
  const found = await Promise.all(ids.map((id) => readFormDraft(guest('busy'), id)))
  const kept = found.map((text) => text !== null)
  expect(kept).toEqual([...kept].sort())
  expect(kept.at(-1)).toBe(true)
  expect(kept.filter(Boolean).length).toBeLessThan(5)
  expect(await readFormDraft(guest('patient'), other)).toBe('stays')
})

test('one text that is larger than all of it is refused', async () => {
  await expect(hold(guest('huge'), 'x'.repeat(DRAFTS_OF_ONE.bytes))).rejects.toMatchObject({ status: 413 })
})
