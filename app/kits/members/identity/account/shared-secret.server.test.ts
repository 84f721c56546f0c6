import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-secret-'))
process.env.LOG_LEVEL = 'silent'
const said = vi.hoisted(() => ({ secret: 'the first secret of at least 32 characters' }))
vi.mock('#app/platform/secrets/secret.server.ts', () => ({ sessionSecret: () => said.secret }))
const { store } = await import('#app/database/store.server.ts')
const { siteSettings } = await import('#app/database/tables/engines.ts')
const { agreeOnSecret } = await import('./shared-secret.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('servers with the same secret start, another is refused with what to do, and the secret itself is nowhere', async () => {
  await Promise.all([agreeOnSecret(), agreeOnSecret()])
  await agreeOnSecret()
  expect(JSON.stringify(await store().db.select().from(siteSettings))).not.toContain(said.secret)
  said.secret = 'another secret of at least 32 characters'
  await expect(agreeOnSecret()).rejects.toThrow(/differs.+same SESSION_SECRET/s)
})
