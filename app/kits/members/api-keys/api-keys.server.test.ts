import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-keys-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { users } = await import('#app/database/tables/people.ts')
const { apiKeys } = await import('#app/database/tables/keys.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { createApiKey, findKeyOwner, listApiKeys, removeApiKey } = await import('./api-keys.server.ts')

let mira = ''
beforeAll(async () => {
  await store().migrate()
  mira = (await enrol('mira')).id
})
afterAll(() => store().close())

const bearing = (key: string) =>
  new Request('http://frenly.test/v1/models', { headers: { authorization: `Bearer ${key}` } })
async function makeKey(lifeDays = 0): Promise<string> {
  const made = await createApiKey(mira, { name: 'My script', lifeDays })
  if (!made.isDone) throw new Error(made.message)
  return made.key
}

test('a key opens for its owner, and its hash alone is kept', async () => {
  const key = await makeKey()
  expect(await findKeyOwner(bearing(key))).toMatchObject({ id: mira, plan: 'free' })
  expect(JSON.stringify(await store().db.select().from(apiKeys))).not.toContain(key)
  const [listed] = await listApiKeys(mira)
  expect(listed).toMatchObject({ name: 'My script', ending: key.slice(-4) })
  expect(listed!.lastUsedAt).not.toBeNull()
})

test('a removed, an expired, a changed and a stranger’s key open nothing', async () => {
  const [first] = await listApiKeys(mira)
  const key = await makeKey(30)
  expect(await findKeyOwner(bearing(`${key}x`))).toBeNull()
  expect(await findKeyOwner(bearing('sk-somebody-else'))).toBeNull()
  expect(await removeApiKey('somebody-else', first!.id)).toBe(false)
  const later = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31 * 86_400_000))
  expect(await findKeyOwner(bearing(key))).toBeNull()
  later.mockRestore()
  expect(await findKeyOwner(bearing(key))).not.toBeNull()
  for (const { id } of await listApiKeys(mira)) expect(await removeApiKey(mira, id)).toBe(true)
  expect(await findKeyOwner(bearing(key))).toBeNull()
})

test('a suspended member’s keys rest', async () => {
  const key = await makeKey()
  await store().db.update(users).set({ suspendedAt: new Date() })
  expect(await findKeyOwner(bearing(key))).toBeNull()
  await store().db.update(users).set({ suspendedAt: null })
  expect(await findKeyOwner(bearing(key))).not.toBeNull()
})

test('twenty made at once are ten at most', async () => {
  await Promise.all(Array.from({ length: 20 }, () => createApiKey(mira, { name: 'Many', lifeDays: 0 })))
  expect(await listApiKeys(mira)).toHaveLength(10)
})
