import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toAccount } from '#app/engines/ethereum/backup-words.server.ts'
import { signerOf } from '#app/engines/ethereum/signature.server.ts'

const ORIGIN = 'https://frenly.example'
const PASSWORD = 'a quiet bamboo grove'
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-custody-'))
Object.assign(process.env, { ORIGIN, LOG_LEVEL: 'silent' })
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { walletOf } = await import('#app/kits/members/wallets/wallets.server.ts')
const { listWallets } = await import('#app/kits/members/wallets/wallets.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { readSetup } = await import('./setup/read-setup.server.ts')
const { actOnSetup } = await import('./setup/setup-acts.server.ts')
const { walletChecks } = await import('./wallet-checks.server.ts')

const TEN_MINUTES_MS = 600_000
beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

type Fields = Record<string, string>
let people = 0
async function member() {
  const name = `keeper-${(people += 1)}`
  await enrol(name, { emailVerifiedAt: new Date(0), passwordHash: await hashPassword(PASSWORD) })
  return { name, cookie: (await startSession(new Request(ORIGIN), name, false)).split(';')[0]! }
}
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))
const visit = (cookie: string, init: RequestInit = {}, query = '') =>
  new Request(`${ORIGIN}/wallet-setup${query}`, { headers: { cookie }, ...init })
const read = (cookie: string, query = '') => readSetup(visit(cookie, {}, query))
async function post(cookie: string, fields: Fields) {
  const outcome = await actOnSetup(visit(cookie, { method: 'POST', body: new URLSearchParams(fields) }))
  if (outcome instanceof Response) return { status: outcome.status, errors: {}, data: null }
  const { data, init } = outcome
  return { status: init?.status ?? 200, errors: data.problem?.errors ?? {}, data }
}
async function keeper() {
  const who = await member()
  expect((await post(who.cookie, { do: 'make' })).status).toBe(303)
  return { ...who, address: (await walletOf(who.name)).address! }
}

test('a wallet is made once however often it is asked for, and counts at once', async () => {
  const { name, cookie } = await member()
  await Promise.all(Array.from({ length: 3 }, () => post(cookie, { do: 'make' })))
  expect(await listWallets(name)).toHaveLength(1)
  expect((await findUserById(name))!.walletType).toBe('custodial')
  expect(await read(cookie)).toMatchObject({ kind: 'custodial', custodial: { wordsShown: null, opens: true } })
})

test('words bring a wallet back, pasted as paper has them; what are no words, or stand with somebody, does not', async () => {
  const { cookie, address } = await keeper()
  const words = (await post(cookie, { do: 'words' })).data!.words!
  expect(await post(cookie, { do: 'bring', secretWords: words.join(' ') })).toMatchObject({ status: 409 })
  const destroy = { do: 'destroy', sure: 'on', currentPassword: PASSWORD }
  const other = await member()
  const taken = await post(other.cookie, { do: 'bring', secretWords: words.join(' ') })
  expect([taken.status, taken.errors]).toEqual([409, { form: expect.stringContaining('stands with an account') }])
  expect((await post(cookie, destroy)).status).toBe(303)
  for (const secretWords of ['', 'twelve', `${words.join(' ')} zoo`]) {
    const { status, errors, data } = await post(cookie, { do: 'bring', secretWords })
    expect([status, errors]).toEqual([400, { secretWords: expect.any(String) }])
    expect(JSON.stringify(data!.problem!.values)).not.toContain(words.at(-1))
  }
  const paper = words.map((word, n) => `${n + 1}. ${word.toUpperCase()}`).join('\r\n')
  expect((await post(cookie, { do: 'bring', secretWords: paper })).status).toBe(303)
  expect(await read(cookie)).toMatchObject({ kind: 'custodial', custodial: { address, opens: true } })
})

test('the words are those of the address, and stand in one answer alone', async () => {
  const { name, cookie, address } = await keeper()
  const { data } = await post(cookie, { do: 'words' })
  expect(data!.words).toHaveLength(12)
  const words = data!.words!.join(' ')
  expect((await toAccount(words)).address).toBe(address)
  const view = JSON.stringify(await read(cookie))
  const everything = readFileSync(join(process.env.DATA_DIR ?? '', 'frenly.sqlite')).toString('latin1')
  const audit = JSON.stringify(await listAuditEvents({ limit: 50, actorId: name }))
  for (const text of [view, everything, audit]) {
    expect(text).not.toContain(words)
    expect(text).not.toContain(data!.words!.slice(0, 3).join(' '))
  }
  expect(audit).toContain('wallet.words-shown')
  expect(audit).not.toContain(address)
  expect((await read(cookie)).custodial!.wordsShown).not.toBeNull()
  const { sealedWords } = (await listWallets(name))[0]!
  expect(view).not.toContain(sealedWords)
})

test('words, signing and destroying need proof of who sits there', async () => {
  const { name, cookie } = await keeper()
  inMs(TEN_MINUTES_MS)
  for (const fields of [{ do: 'words' }, { do: 'sign', text: 'hello' }, { do: 'destroy', sure: 'on' }] as Fields[]) {
    expect(await post(cookie, fields)).toMatchObject({ status: 403, errors: { currentPassword: expect.anything() } })
    const wrong = await post(cookie, { ...fields, currentPassword: 'a wrong bamboo' })
    expect(wrong).toMatchObject({ status: 403 })
    expect(JSON.stringify(wrong)).not.toContain('a wrong bamboo')
  }
  expect(await listWallets(name)).toHaveLength(1)
  expect((await post(cookie, { do: 'words', currentPassword: PASSWORD })).data!.words).toHaveLength(12)
  expect((await post(cookie, { do: 'words' })).data!.words).toHaveLength(12)
})

test('words are shown a few times an hour', async () => {
  const { cookie } = await keeper()
  for (let n = 0; n < 6; n++) expect((await post(cookie, { do: 'words' })).status).toBe(200)
  expect((await post(cookie, { do: 'words' })).status).toBe(429)
})

test.each([
  ['words', 'I am the owner of this address.'],
  ['another script', 'مرحبا 🐼 你好'],
  ['a family', 'We are 👨‍👩‍👧'],
  ['lines', 'one\r\ntwo\r\n'],
])('%s are signed, and the signature is checked here and by anybody', async (_, text) => {
  const { cookie, address } = await keeper()
  const { data } = await post(cookie, { do: 'sign', text })
  const { signed } = data!
  expect(signed).toMatchObject({ address, text: text.replaceAll('\r\n', '\n') })
  expect(await signerOf(signed!.text, signed!.signature as `0x${string}`)).toBe(address)
  const check = { do: 'check', address: address.toLowerCase(), text, signature: signed!.signature }
  expect((await post(cookie, check)).data!.checked).toMatchObject({ verdict: 'key', address })
  for (const wrong of [
    { text: `${text}.` },
    { address: `0x${'1'.repeat(40)}` },
    { signature: `${signed!.signature.slice(0, -4)}001b` },
  ])
    expect((await post(cookie, { ...check, ...wrong })).data!.checked).toMatchObject({ verdict: 'wrong' })
})

test.each([
  ['a sign-in elsewhere', 'evil.example wants you to sign in with your Ethereum account:\n0x', /elsewhere/],
  ['a fingerprint', `0x${'ab'.repeat(32)}`, /bytes/],
  ['signs nobody sees', 'pay \u202e0001', /nobody sees/],
  ['zero-width signs', 'pa\u200by', /nobody sees/],
  ['nothing', '  \n ', /write the text/],
  ['a very long text', 'x'.repeat(4_001), /at most/],
])('%s is not signed', async (_, text, words) => {
  const { cookie } = await keeper()
  const refused = await post(cookie, { do: 'sign', text })
  expect(refused).toMatchObject({ status: 400, errors: { text: expect.stringMatching(words) } })
  expect(refused.data!.signed).toBeUndefined()
})

test('which one counts is chosen, and only among what is there', async () => {
  const { name, cookie, address } = await keeper()
  expect((await post(cookie, { do: 'choose', kind: 'connected' })).status).toBe(409)
  expect((await post(cookie, { do: 'choose', kind: 'none' })).status).toBe(303)
  expect(await walletOf(name)).toEqual({ kind: 'none', address: null })
  expect((await post(cookie, { do: 'choose', kind: 'custodial' })).status).toBe(303)
  expect((await walletOf(name)).address).toBe(address)
  expect((await post(cookie, { do: 'choose', kind: 'gold' })).status).toBe(400)
  expect((await post(cookie, { do: 'fly' })).status).toBe(400)
})

test('a key is destroyed after a tick, and everything about it is gone', async () => {
  const { name, cookie } = await keeper()
  expect(await post(cookie, { do: 'destroy' })).toMatchObject({ status: 400, errors: { sure: expect.anything() } })
  expect((await post(cookie, { do: 'destroy', sure: 'on' })).status).toBe(303)
  expect(await listWallets(name)).toEqual([])
  expect((await findUserById(name))!.walletType).toBe('none')
  for (const fields of [{ do: 'words' }, { do: 'sign', text: 'hello' }, { do: 'destroy', sure: 'on' }] as Fields[])
    expect((await post(cookie, fields)).status).toBe(404)
})

test('without a network the page says so, and no balance is invented', async () => {
  const { cookie } = await keeper()
  expect(await read(cookie, '?balance=1')).toMatchObject({ network: null, balance: { state: 'none' } })
})

test('the house finds a key that does not open', async () => {
  const { name } = await keeper()
  const states = () => Promise.all(walletChecks().map((check) => check.run({} as never).then(({ state }) => state)))
  expect(await states()).toEqual(['passed', 'passed'])
  const { saveWallet, saveWalletType } = await import('#app/kits/members/wallets/wallets.store.server.ts')
  const [row] = await listWallets(name)
  await saveWallet(row!.id, { sealedWords: 'not what was sealed' })
  await enrol('lost')
  await saveWalletType('lost', 'connected')
  expect(await states()).toEqual(['failed', 'failed'])
})
