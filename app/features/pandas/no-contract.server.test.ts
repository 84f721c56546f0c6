import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-no-contract-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { bringIn } = await import('#app/kits/members/pandas/keeping.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { chainChecks } = await import('./mint/chain-check.server.ts')
const mint = await import('./panda-mint.route.tsx')
const page = await import('./panda.route.tsx')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('without a contract there is no button, no page, and nothing to check', async () => {
  const { id } = await enrol('mira', { emailVerifiedAt: new Date(0) })
  const cookie = (await startSession(new Request('http://frenly.test/'), id, false)).split(';')[0]!
  const panda = await bringIn('adopted', {
    userId: id,
    genome: 'p1-0000000000-00000001',
    name: 'Bao',
    showsKeeper: false,
  })
  const request = new Request('http://frenly.test/pandas/1/mint', { headers: { cookie } })
  const args = { request, params: { number: String(panda!.number) }, context: {} } as never
  expect(await page.loader(args)).toMatchObject({ isOwn: true, canMint: false, token: null })
  await expect(mint.loader(args)).rejects.toMatchObject({ status: 404 })
  await expect(mint.action(args)).rejects.toMatchObject({ status: 404 })
  const [check] = chainChecks()
  expect(await check!.run({ signal: new AbortController().signal, isScheduled: false })).toMatchObject({
    state: 'skipped',
  })
})
