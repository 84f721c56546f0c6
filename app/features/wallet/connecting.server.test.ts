import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const ORIGIN = 'https://frenly.example'
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-connecting-'))
Object.assign(process.env, { ORIGIN, LOG_LEVEL: 'silent' })
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { findUserById, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { walletOf } = await import('#app/kits/members/wallets/wallets.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { actOnConnect } = await import('./connect/connect-acts.server.ts')
const { readConnect } = await import('./connect/read-connect.server.ts')
const { actOnSetup } = await import('./setup/setup-acts.server.ts')

const PAGE = '/access/wallet-connect'
const MINUTE_MS = 60_000
beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

let people = 0
/** Somebody new, signed in. */
async function member() {
  const name = `walker-${(people += 1)}`
  await enrol(name, { emailVerifiedAt: new Date(0) })
  const cookie = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  return { name, cookie }
}
const key = () => privateKeyToAccount(generatePrivateKey())
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

type Fields = Record<string, string>
async function post(cookie: string, fields: Fields, path = PAGE) {
  const request = new Request(ORIGIN + path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
  const outcome = await actOnConnect(request)
  if (outcome instanceof Response)
    return { status: outcome.status, location: outcome.headers.get('location') ?? '', errors: {} as Fields, data: null }
  const { data, init } = outcome
  return { status: init?.status ?? 200, location: '', errors: (data.problem?.errors ?? {}) as Fields, data }
}
const get = (cookie: string, path: string) => readConnect(new Request(ORIGIN + path, { headers: { cookie } }))

/** Asks for a message, and reads it. */
async function ask(cookie: string, address: string, path = PAGE) {
  const asked = await post(cookie, { do: 'ask', address }, path)
  expect(asked.status).toBe(303)
  const { signing } = await get(cookie, asked.location.replace(/#.*/, ''))
  return { ...signing!, path: asked.location.replace(/#.*/, '') }
}
const prove = (cookie: string, nonce: string, signature: string, more: Fields = {}, path = PAGE) =>
  post(cookie, { do: 'prove', nonce, signature, ...more }, path)

test('a message is signed with a key, and its address counts for the member', async () => {
  const { name, cookie } = await member()
  const account = key()
  const { nonce, message } = await ask(cookie, account.address.toLowerCase())
  expect(message).toContain(`frenly.example wants you to sign in with your Ethereum account:\n${account.address}\n`)
  expect(message).toContain(`@${name}`)
  const proved = await prove(cookie, nonce, await account.signMessage({ message }))
  expect(proved).toMatchObject({ status: 303, location: '/wallet-setup' })
  expect(await walletOf(name)).toEqual({ kind: 'connected', address: account.address })
  expect((await findUserById(name))!.walletType).toBe('connected')
})

test('a browser sends the message back with the line ends of Windows, and it counts', async () => {
  const { name, cookie } = await member()
  const account = key()
  const { nonce, message } = await ask(cookie, account.address)
  const signature = await account.signMessage({ message })
  const proved = await prove(cookie, nonce, signature, { message: message.replaceAll('\n', '\r\n') })
  expect(proved.status).toBe(303)
  expect((await walletOf(name)).address).toBe(account.address)
})

test('a signature counts once: the second time, and the same at the same moment, nothing is done', async () => {
  const { name, cookie } = await member()
  const [one, other] = [key(), key()]
  const first = await ask(cookie, one.address)
  const signature = await one.signMessage(first)
  const both = await Promise.all([prove(cookie, first.nonce, signature), prove(cookie, first.nonce, signature)])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  const second = await ask(cookie, other.address)
  expect((await prove(cookie, second.nonce, await other.signMessage(second))).status).toBe(303)
  expect(await prove(cookie, first.nonce, signature)).toMatchObject({
    status: 409,
    errors: { signature: expect.stringContaining('used') },
  })
  expect((await walletOf(name)).address).toBe(other.address)
  expect(await get(cookie, first.path)).toMatchObject({ signing: null, over: expect.stringContaining('used') })
})

test('after ten minutes a message is over', async () => {
  const { name, cookie } = await member()
  const account = key()
  const { nonce, ...asked } = await ask(cookie, account.address)
  const signature = await account.signMessage(asked)
  inMs(10 * MINUTE_MS)
  expect((await prove(cookie, nonce, signature)).status).toBe(409)
  expect((await walletOf(name)).kind).toBe('none')
})

test.each([
  ['another site', ['frenly.example wants', 'evil.example wants'], /another site/],
  ['a page elsewhere', ['URI: https://frenly.example', 'URI: https://evil.example'], /another site/],
  ['another chain', ['Chain ID: 1', 'Chain ID: 137'], /chain/],
  ['another nonce', [/Nonce: \w/, 'Nonce: z'], /newest/],
  ['no end', [/\nExpiration Time: .*/, ''], /for ever/],
  ['an end long ago', [/Expiration Time: 20\d\d/, 'Expiration Time: 2001'], /ten minutes/],
  ['a later beginning', [/$/, '\nNot Before: 2099-01-01T00:00:00Z'], /not count yet/],
  ['a moment to come', [/Issued At: 20\d\d/, 'Issued At: 2098'], /future/],
  ['other words', ['moves nothing', 'moves everything'], /changed/],
  ['a sign more', ['costs nothing', 'costs  nothing'], /changed/],
  ['a Cyrillic letter', ['account @', 'аccount @'], /changed/],
] as const)('a message for %s is refused, though it is rightly signed', async (_, [from, to], words) => {
  const { name, cookie } = await member()
  const account = key()
  const asked = await ask(cookie, account.address)
  const message = asked.message.replace(from, to)
  expect(message).not.toBe(asked.message)
  const proved = await prove(cookie, asked.nonce, await account.signMessage({ message }), { message })
  expect(proved).toMatchObject({ status: 400, errors: { message: expect.stringMatching(words) } })
  const unsaid = await prove(cookie, asked.nonce, await account.signMessage({ message }))
  expect(unsaid).toMatchObject({ status: 400, errors: { signature: expect.stringContaining('did not sign') } })
  expect((await walletOf(name)).kind).toBe('none')
})

test('an address whose case was changed in the message is another text', async () => {
  const { cookie } = await member()
  const account = key()
  const asked = await ask(cookie, account.address)
  const message = asked.message.replace(account.address, account.address.toLowerCase())
  const proved = await prove(cookie, asked.nonce, await account.signMessage({ message }), { message })
  expect(proved).toMatchObject({ status: 400, errors: { message: expect.stringContaining('another address') } })
})

test('a wallet that was changed in between is refused, and begins again', async () => {
  const { name, cookie } = await member()
  const [asked, now] = [key(), key()]
  const signing = await ask(cookie, asked.address)
  const proved = await prove(cookie, signing.nonce, await now.signMessage(signing))
  expect(proved).toMatchObject({ status: 400, errors: { signature: expect.stringContaining(asked.address) } })
  expect((await walletOf(name)).kind).toBe('none')
  expect((await prove(cookie, signing.nonce, await asked.signMessage(signing))).status).toBe(303)
})

test('a signature changed in one sign is refused wherever the sign stands', async () => {
  const { name, cookie } = await member()
  const account = key()
  const asked = await ask(cookie, account.address)
  const signature = await account.signMessage(asked)
  for (const at of [2, 40, 65, 66, 100, 129, 131]) {
    const changed = signature.slice(0, at) + (signature[at] === '7' ? '8' : '7') + signature.slice(at + 1)
    expect((await prove(cookie, asked.nonce, changed)).status).toBe(400)
  }
  for (const wrong of ['no signature', '0x', signature.slice(0, -2), `${signature}00`, `0x${'00'.repeat(65)}`])
    expect((await prove(cookie, asked.nonce, wrong)).status).toBe(400)
  expect(await prove(cookie, asked.nonce, ' ')).toMatchObject({ errors: { signature: 'Please paste the signature.' } })
  expect((await walletOf(name)).kind).toBe('none')
})

test('a message of somebody else is not there for a stranger, and their signature does nothing', async () => {
  const [owner, stranger] = [await member(), await member()]
  const account = key()
  const asked = await ask(owner.cookie, account.address)
  await expect(get(stranger.cookie, asked.path)).rejects.toMatchObject({ status: 404 })
  expect((await prove(stranger.cookie, asked.nonce, await account.signMessage(asked))).status).toBe(404)
  expect((await prove(stranger.cookie, 'a'.repeat(32), await account.signMessage(asked))).status).toBe(404)
  expect((await walletOf(stranger.name)).kind).toBe('none')
})

test('a form that was drawn for somebody else does nothing', async () => {
  const [owner, now] = [await member(), await member()]
  const { address } = key()
  for (const fields of [{ do: 'ask', address }, { do: 'phone' }, { do: 'disconnect' }] as Fields[])
    expect((await post(now.cookie, { ...fields, for: owner.name })).status).toBe(409)
  const made = new Request(`${ORIGIN}/wallet-setup`, {
    ...{ method: 'POST', headers: { cookie: now.cookie } },
    body: new URLSearchParams({ do: 'make', for: owner.name }),
  })
  expect(await actOnSetup(made)).toMatchObject({ init: { status: 409 } })
  expect((await walletOf(now.name)).kind).toBe('none')
})

test('an address belongs to one account: also when two prove it at once, one has it', async () => {
  const people = await Promise.all([member(), member()])
  const account = key()
  const asked = await Promise.all(people.map(({ cookie }) => ask(cookie, account.address)))
  const signatures = await Promise.all(asked.map((one) => account.signMessage(one)))
  const proved = await Promise.all(people.map(({ cookie }, n) => prove(cookie, asked[n]!.nonce, signatures[n]!)))
  expect(proved.map(({ status }) => status).sort()).toEqual([303, 409])
  const kinds = await Promise.all(people.map(({ name }) => walletOf(name)))
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['connected', 'none'])
  const loser = proved.findIndex(({ status }) => status === 409)
  expect(proved[loser]!.errors['signature']).toContain('another account')
  const winner = people[1 - loser]!
  expect((await post(winner.cookie, { do: 'disconnect' })).status).toBe(303)
  const again = await ask(people[loser]!.cookie, account.address)
  expect((await prove(people[loser]!.cookie, again.nonce, await account.signMessage(again))).status).toBe(303)
})

test('who proves an address that is taken keeps the one they had', async () => {
  const [owner, other] = [await member(), await member()]
  const [theirs, own] = [key(), key()]
  for (const [who, account] of [
    [owner, theirs],
    [other, own],
  ] as const) {
    const asked = await ask(who.cookie, account.address)
    await prove(who.cookie, asked.nonce, await account.signMessage(asked))
  }
  const asked = await ask(other.cookie, theirs.address)
  expect((await prove(other.cookie, asked.nonce, await theirs.signMessage(asked))).status).toBe(409)
  expect((await walletOf(other.name)).address).toBe(own.address)
})

test('addresses: capitals, small letters and a right checksum are taken, a wrong one is told', async () => {
  const { cookie } = await member()
  const { address } = key()
  for (const text of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, ` ${address} `])
    expect((await ask(cookie, text)).address).toBe(address)
  const at = [...address].findIndex((sign, n) => n > 1 && /[a-f]/i.test(sign))
  const sign = address[at]!
  const flipped = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()
  const wrong = await post(cookie, { do: 'ask', address: address.slice(0, at) + flipped + address.slice(at + 1) })
  expect(wrong).toMatchObject({ status: 400, errors: { address: expect.stringContaining('capitals') } })
  for (const text of ['', '0x', 'panda.eth', `${address}0`, '🐼', 'x'.repeat(5_000)])
    expect((await post(cookie, { do: 'ask', address: text })).status).toBe(400)
})

test('a phone that is not signed in connects by its link, once', async () => {
  const { name, cookie } = await member()
  const account = key()
  const { data } = await post(cookie, { do: 'phone' })
  const link = data!.phone!.address.replace(ORIGIN, '')
  expect(data!.phone).toMatchObject({ isOnThisMachine: false, appHref: expect.stringContaining('frenly.example') })
  expect(await get('', link)).toMatchObject({ isByLink: true, handle: name, connected: null })
  const asked = await ask('', account.address, link)
  const signature = await account.signMessage(asked)
  expect((await prove(cookie, asked.nonce, signature)).status).toBe(404)
  const proved = await prove('', asked.nonce, signature, {}, link)
  expect(proved.data?.connected).toEqual({ address: account.address, handle: name })
  expect((await walletOf(name)).address).toBe(account.address)
  await expect(get('', link)).rejects.toMatchObject({ status: 404 })
  await expect(prove('', asked.nonce, signature, {}, link)).rejects.toMatchObject({ status: 404 })
})

test('a link ends: by a new one, by time, with a suspension; and where it counts it opens nothing else', async () => {
  const { name, cookie } = await member()
  const make = async () => (await post(cookie, { do: 'phone' })).data!.phone!.address.replace(ORIGIN, '')
  const first = await make()
  const second = await make()
  await expect(get('', first)).rejects.toMatchObject({ status: 404 })
  expect((await post('', { do: 'disconnect' }, second)).status).toBe(409)
  expect((await post('', { do: 'phone' }, second)).status).toBe(409)
  await expect(get('', second.replace('-mobile', '').replace('/wallet', '/access/wallet'))).rejects.toMatchObject({
    status: 302,
  })
  await expect(get('', `${second}x`)).rejects.toMatchObject({ status: 404 })
  await saveUser(name, { suspendedAt: new Date() })
  await expect(get('', second)).rejects.toMatchObject({ status: 404 })
  await saveUser(name, { suspendedAt: null })
  inMs(15 * MINUTE_MS)
  await expect(get('', second)).rejects.toMatchObject({ status: 404 })
})

test('guessing ends: after twenty wrong signatures there is a wait', async () => {
  const { cookie } = await member()
  const asked = await ask(cookie, key().address)
  const stranger = key()
  const signature = await stranger.signMessage(asked)
  for (let n = 0; n < 20; n++) expect((await prove(cookie, asked.nonce, signature)).status).toBe(400)
  expect((await prove(cookie, asked.nonce, signature)).status).toBe(429)
})
