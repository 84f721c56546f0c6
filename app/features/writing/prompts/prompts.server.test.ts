import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-prompts-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { addCase, exportPrompts, importPrompts, makePrompt, savePrompt } = await import('./prompts.server.ts')
const rows = await import('./prompts.store.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const owner = { userId: null, guestId: 'g1' } as const
const other = { userId: null, guestId: 'g2' } as const

test('other words make a version, another name does not, and two who save at once both have theirs', async () => {
  const id = await makePrompt(owner, { title: 'A', text: 'one' })
  const row = (await rows.findPrompt(id))!
  await savePrompt(row, { title: 'B', text: 'one' })
  expect((await rows.listVersions(id, 9)).map(({ version }) => version)).toEqual([1])
  await Promise.all([savePrompt(row, { title: 'B', text: 'two' }), savePrompt(row, { title: 'B', text: 'three' })])
  const versions = await rows.listVersions(id, 9)
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(versions.map(({ text }) => text).sort()).toEqual(['one', 'three', 'two'])
  expect((await rows.findPrompt(id))?.text).toBe(versions[0]?.text)
})

test('what goes out comes in again with its cases, and lists of other programs come in too', async () => {
  const id = await makePrompt(other, { title: 'Explain', text: 'Explain {{what}}.' })
  await addCase(id, { name: 'Rain', values: { what: 'rain' }, holds: ['water'], lacks: ['fire'] })
  const file = await exportPrompts(other)
  const third = { userId: null, guestId: 'g3' } as const
  expect(await importPrompts(third, file)).toBe(1)
  expect(await exportPrompts(third)).toBe(file)
  expect(await importPrompts(third, '[{"act":"Poet","prompt":"Write of {{x}}"},{"name":"N","text":"T"}]')).toBe(2)
  expect(await importPrompts(third, '{"prompts":[{"title":"x","text":""}]}')).toBeNull()
  expect(await importPrompts(third, 'no list')).toBeNull()
  expect(await rows.countPrompts(third, '')).toBe(3)
})
