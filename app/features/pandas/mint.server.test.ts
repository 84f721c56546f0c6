import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

const KEY = `0x${'ab'.repeat(32)}`
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-mint-'))
// Nobody answers at this address: nothing here waits for a network.
Object.assign(process.env, {
  ...{ LOG_LEVEL: 'silent', CHAIN_ID: '11155111', CHAIN_RPC_URL: 'http://127.0.0.1:9/a-key' },
  ...{ PANDA_CONTRACT: `0x${'c0'.repeat(20)}`, PANDA_MINTER_KEY: KEY },
})
const { store } = await import('#app/database/store.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { pandaTokens } = await import('#app/database/tables/money/panda-tokens.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { bringIn } = await import('#app/kits/members/pandas/keeping.server.ts')
const { createWallet, saveWallet, saveWalletType } = await import('#app/kits/members/wallets/wallets.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('#app/kits/members/pandas/tokens/tokens.register.server.ts')
await import('./pandas.register.server.ts')
const mint = await import('./panda-mint.route.tsx')
const page = await import('./panda.route.tsx')

const cookies: Record<string, string> = {}
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas', 'new']) {
    const user = await enrol(id, { emailVerifiedAt: id === 'new' ? null : new Date(0), createdAt: new Date(0) })
    cookies[id] = (await startSession(new Request('http://frenly.test/'), user.id, false)).split(';')[0]!
  }
})
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

let last = 0
async function pandaOf(userId: string) {
  last += 1
  const genome = `p1-0000000000-${last.toString(16).padStart(8, '0')}`
  const payment = { minor: 500, currency: 'USD', eventId: `event-${last}` }
  return (await bringIn('bought', { userId, genome, name: `panda-${last}`, showsKeeper: false }, payment))!.number
}
async function connect(userId: string, address: string) {
  const row = { id: `wallet-${userId}`, userId, kind: 'connected', address, addressKey: address.toLowerCase() } as const
  await createWallet({ ...row, createdAt: new Date(0) })
  await saveWalletType(userId, 'connected')
}

const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const ask = (who: string, fields?: Record<string, string>) =>
  new Request('http://frenly.test/pandas/1/mint', {
    headers: { cookie: cookies[who] ?? '' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const load = (who: string, number: number) =>
  mint.loader({ request: ask(who), params: { number: String(number) }, context } as never)
const send = (who: string, number: number, fields: Record<string, string>) =>
  mint.action({ request: ask(who, fields), params: { number: String(number) }, context } as never) as Promise<unknown>
const see = (who: string, number: number) =>
  page.loader({ request: ask(who), params: { number: String(number) }, context } as never)
const statusOf = (said: unknown) =>
  said instanceof Response ? said.status : (said as { init?: { status?: number } }).init?.status
const problemOf = (said: unknown) =>
  (said as { data: { problem: { errors: Record<string, string> } } }).data.problem.errors
const SURE = { address: ADDRESS, sure: 'on' }

test('nobody but its keeper finds the page of its minting, or can send its form', async () => {
  const panda = await pandaOf('mira')
  for (const number of [panda, 999]) {
    await expect(load('tomas', number)).rejects.toMatchObject({ status: 404 })
    await expect(send('tomas', number, SURE)).rejects.toMatchObject({ status: 404 })
  }
  expect(await see('tomas', panda)).toMatchObject({ canMint: false, token: null })
  expect(await see('mira', panda)).toMatchObject({ canMint: true, token: null })
})

test('the page says network, contract, address and what it wants first', async () => {
  const panda = await pandaOf('mira')
  expect((await load('mira', panda)).ask).toMatchObject({
    wallet: null,
    network: 'Sepolia, a test network (chain 11155111)',
  })
  await connect('mira', ADDRESS)
  const view = await load('mira', panda)
  expect(view.ask).toMatchObject({ wallet: { kind: 'connected', address: ADDRESS }, refused: null })
  expect(JSON.stringify(view)).not.toMatch(new RegExp(`${KEY}|a-key|127\\.0\\.0\\.1`))
  const unsure = await send('mira', panda, { address: ADDRESS })
  expect([statusOf(unsure), problemOf(unsure)]).toEqual([
    400,
    { sure: 'Say first that you know this cannot be undone.' },
  ])
})

test('a wallet that changed meanwhile is told, and nothing begins', async () => {
  const panda = await pandaOf('mira')
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const said = await send('mira', panda, { ...SURE, address: other })
  expect([statusOf(said), problemOf(said)['form']]).toEqual([
    409,
    expect.stringContaining('another one than this page showed'),
  ])
  await saveWallet('wallet-mira', { address: other })
  expect(statusOf(await send('mira', panda, SURE))).toBe(409)
  await saveWallet('wallet-mira', { address: ADDRESS })
  expect(await store().db.$count(pandaTokens)).toBe(0)
})

test('a member whose address is not confirmed mints nothing', async () => {
  const panda = await pandaOf('new')
  await connect('new', '0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  const said = await send('new', panda, { ...SURE, address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })
  expect([statusOf(said), problemOf(said)['form']]).toEqual([403, expect.stringContaining('Confirm your email')])
})

test('the form sent twice, and twice at once, begins one minting and one job', async () => {
  const panda = await pandaOf('mira')
  const sent = await Promise.all([send('mira', panda, SURE), send('mira', panda, SURE)])
  expect(sent.map(statusOf).sort()).toEqual([303, 409])
  expect(statusOf(await send('mira', panda, SURE))).toBe(409)
  expect(await store().db.$count(pandaTokens, eq(pandaTokens.panda, panda))).toBe(1)
  expect((await store().db.select().from(jobs)).map(({ payload }) => payload)).toEqual([{ panda }])
  const view = await load('mira', panda)
  expect([view.token?.state, view.ask]).toEqual(['waiting', null])
  expect(await see('mira', panda)).toMatchObject({ canMint: false, token: { state: 'waiting' } })
})
