import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as outbox from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-accounts-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { sessions, mailTokens } = await import('#app/database/tables/people.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const accounts = await import('./accounts.server.ts')
const { findUser, startSession } = await import('../session/session.server.ts')
const { findUserByEmail } = await import('./users.store.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const PASSWORD = 'correct horse'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

/** The letters that came to an address, decoded, oldest first. */
async function lettersTo(address: string): Promise<string[]> {
  await deliverDue()
  return outbox.lettersTo(dataDir, address)
}
const tokenIn = (letter: string | undefined) => /token=([\w-]{43})/.exec(letter ?? '')?.[1] ?? ''
const enrol = (name: string, email = `${name.toLowerCase()}@frenly.test`) =>
  accounts.register({ username: name, email, password: PASSWORD }, sender)
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

test('somebody registers, proves the address by the mailed link once, and signs in by either name', async () => {
  expect(await enrol('Mira')).toEqual({ isDone: true })
  const [letter] = await lettersTo('mira@frenly.test')
  const token = tokenIn(letter)
  expect(await accounts.canVerify(token)).toBe(true)
  expect(await accounts.verifyEmail(token)).toMatchObject({ isDone: true, email: 'mira@frenly.test' })
  expect((await findUserByEmail('mira@frenly.test'))?.emailVerifiedAt).toBeInstanceOf(Date)
  expect(await accounts.verifyEmail(token)).toMatchObject({ status: 400, message: accounts.LINK_GONE })
  for (const name of ['Mira', 'MIRA', 'Mira@Frenly.test'])
    expect(await accounts.checkPassword(name, PASSWORD)).toMatchObject({ isDone: true })
  for (const [name, password] of [
    ['Mira', 'wrong horse'],
    ['nobody', PASSWORD],
    ['nobody@frenly.test', PASSWORD],
  ] as const)
    expect(await accounts.checkPassword(name, password)).toEqual({
      isDone: false,
      status: 401,
      message: accounts.WRONG_SIGN_IN,
      errors: {},
    })
})

test('a taken name is said, in any letter case; a taken address is not, and its owner gets a letter', async () => {
  await enrol('Tomas')
  expect(await enrol('tOMAS', 'other@frenly.test')).toMatchObject({
    status: 409,
    errors: { username: /taken/ } as never,
  })
  await accounts.verifyEmail(tokenIn((await lettersTo('tomas@frenly.test'))[0]))
  const before = (await lettersTo('tomas@frenly.test')).length
  expect(await enrol('Somebody', 'TOMAS@frenly.test')).toEqual({ isDone: true })
  expect(await accounts.checkPassword('Somebody', PASSWORD)).toMatchObject({ user: { username: 'Somebody' } })
  expect(await accounts.checkPassword('tomas@frenly.test', PASSWORD)).toMatchObject({ user: { username: 'Tomas' } })
  const letters = await lettersTo('tomas@frenly.test')
  expect(letters).toHaveLength(before + 1)
  expect(letters.at(-1)).toContain('You already have an account')
})

test('of forty who want one name at the same moment exactly one gets it', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, (_, n) => enrol('Wanted', `wanted${n}@frenly.test`)))
  expect(results.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(results.filter((result) => !result.isDone && result.status === 409)).toHaveLength(39)
})

test('a reset link works once, even for twenty at the same moment, and signs everybody out', async () => {
  await enrol('Reset')
  const user = (await findUserByEmail('reset@frenly.test'))!
  const cookie = (await startSession(new Request('http://frenly.test/'), user.id, true)).split(';')[0]!
  const request = new Request('http://frenly.test/', { headers: { cookie } })
  expect((await findUser(request))?.username).toBe('Reset')

  await accounts.requestReset('reset@frenly.test', sender)
  const older = tokenIn((await lettersTo('reset@frenly.test')).at(-1))
  await accounts.requestReset('Reset', sender)
  const token = tokenIn((await lettersTo('reset@frenly.test')).at(-1))
  expect(await accounts.resetPassword(older, 'another horse', sender)).toMatchObject({ message: accounts.LINK_GONE })
  expect(await accounts.resetPassword(token, 'password', sender)).toMatchObject({ status: 400 })
  const results = await Promise.all(
    Array.from({ length: 20 }, () => accounts.resetPassword(token, 'another horse', sender)),
  )
  expect(results.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(await findUser(request)).toBeNull()
  expect(await accounts.checkPassword('Reset', PASSWORD)).toMatchObject({ status: 401 })
  expect(await accounts.checkPassword('Reset', 'another horse')).toMatchObject({ isDone: true })
  expect((await lettersTo('reset@frenly.test')).at(-1)).toContain('Your password was changed')
})

test('a reset for nobody mails nobody', async () => {
  await deliverDue()
  const before = readdirSync(join(dataDir, 'outbox')).length
  await accounts.requestReset('nobody@frenly.test', sender)
  await deliverDue()
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(before)
})

test('links expire: a reset after 30 minutes, a confirmation after a day', async () => {
  await enrol('Late')
  const verify = tokenIn((await lettersTo('late@frenly.test')).at(-1))
  await accounts.requestReset('Late', sender)
  const reset = tokenIn((await lettersTo('late@frenly.test')).at(-1))
  inMs(30 * 60_000 + 1_000)
  expect(await accounts.resetPassword(reset, 'another horse', sender)).toMatchObject({ message: accounts.LINK_GONE })
  expect(await accounts.canVerify(verify)).toBe(true)
  inMs(24 * 3_600_000 + 1_000)
  expect(await accounts.verifyEmail(verify)).toMatchObject({ message: accounts.LINK_GONE })
})

test('a session dies after twelve idle hours unless it is remembered, and its cookie cannot be guessed from the table', async () => {
  await enrol('Idle')
  const { id } = (await findUserByEmail('idle@frenly.test'))!
  const visit = (cookie: string) =>
    findUser(new Request('http://frenly.test/', { headers: { cookie: cookie.split(';')[0]! } }))
  const short = await startSession(new Request('http://frenly.test/'), id, false)
  const long = await startSession(new Request('http://frenly.test/'), id, true)
  expect(short).not.toMatch(/Max-Age|Expires/i)
  expect(long).toMatch(/Max-Age=2592000/)
  inMs(11 * 3_600_000)
  expect(await visit(short)).not.toBeNull()
  inMs(22 * 3_600_000)
  expect(await visit(short)).not.toBeNull()
  inMs(35 * 3_600_000)
  expect(await visit(short)).toBeNull()
  expect(await visit(long)).not.toBeNull()
  inMs(31 * 86_400_000)
  expect(await visit(long)).toBeNull()

  const stored = JSON.stringify([await store().db.select().from(sessions), await store().db.select().from(mailTokens)])
  for (const cookie of [short, long]) {
    const token = JSON.parse(Buffer.from(decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!), 'base64').toString())
    expect(stored).not.toContain(token)
  }
})

test('signing in ends the session whose cookie came along: a planted cookie is worth nothing', async () => {
  await enrol('Fixed')
  const { id } = (await findUserByEmail('fixed@frenly.test'))!
  const planted = (await startSession(new Request('http://frenly.test/'), id, true)).split(';')[0]!
  const withPlanted = new Request('http://frenly.test/', { headers: { cookie: planted } })
  const fresh = (await startSession(withPlanted, id, true)).split(';')[0]!
  expect(fresh).not.toBe(planted)
  expect(await findUser(withPlanted)).toBeNull()
})

test('a form that was pressed twice is answered twice alike, and makes one account and one letter', async () => {
  expect(await Promise.all([enrol('Doubler'), enrol('Doubler')])).toEqual([{ isDone: true }, { isDone: true }])
  expect(await enrol('Doubler')).toEqual({ isDone: true })
  expect(await lettersTo('doubler@frenly.test')).toHaveLength(1)
  expect(
    await accounts.register({ username: 'Doubler', email: 'doubler@frenly.test', password: 'another grove' }, sender),
  ).toMatchObject({ status: 409 })
  inMs(61_000)
  expect(await enrol('Doubler')).toMatchObject({ status: 409 })
})

test('an address belongs to whoever confirms it; who only claims it signs in beside the owner and never gets it', async () => {
  const [address, other] = ['claimed@frenly.test', 'another quiet grove']
  await enrol('Claimer', address)
  await accounts.register({ username: 'Truly', email: address, password: other }, sender)
  expect(await accounts.checkPassword(address, PASSWORD)).toMatchObject({ user: { username: 'Claimer' } })
  const [first, second] = await lettersTo(address)
  expect(first).toContain('Claimer')
  expect(second).toContain('Truly')
  expect(await accounts.verifyEmail(tokenIn(second))).toMatchObject({ isDone: true })
  expect(await accounts.verifyEmail(tokenIn(first))).toMatchObject({ status: 409 })
  expect((await findUserByEmail(address))?.username).toBe('Truly')
  for (const [password, username] of [
    [PASSWORD, 'Claimer'],
    [other, 'Truly'],
  ] as const)
    expect(await accounts.checkPassword(address, password)).toMatchObject({ user: { username } })
  const before = (await lettersTo(address)).length
  await accounts.requestReset(address, sender)
  const letters = await lettersTo(address)
  expect(letters).toHaveLength(before + 1)
  expect(letters.at(-1)).toContain('Truly')
})

test('an address gets few letters from strangers, and while resets are refused a mailed link works', async () => {
  const register = (n: number) => enrol(`Flooder${n}`, 'flooded@frenly.test')
  for (let n = 0; n < 5; n++) expect(await register(n)).toEqual({ isDone: true })
  expect(await register(5)).toMatchObject({ status: 429, waitS: expect.any(Number) })
  await enrol('Forgetful')
  for (let n = 0; n < 30; n++) await accounts.requestReset('Forgetful', sender)
  const resets = (await lettersTo('forgetful@frenly.test')).filter((letter) => letter.includes('reset-password'))
  expect(resets).toHaveLength(3)
  expect(await accounts.canReset(tokenIn(resets.at(-1)))).toBe(true)
})

test('an address of another script is one mailbox, and its letters go to its punycode domain', async () => {
  expect(await enrol('Joerg', 'jörg@müller.example')).toEqual({ isDone: true })
  expect(await enrol('Yuki', 'user@例え.jp')).toEqual({ isDone: true })
  expect((await lettersTo('user@xn--r8jz45g.jp'))[0]).toContain('Yuki')
  for (const said of ['JO\u0308RG@xn--mller-kva.example', 'Jörg@MÜLLER.example'])
    expect(await accounts.checkPassword(said, PASSWORD)).toMatchObject({ user: { username: 'Joerg' } })
})

test('a hash made of decomposed letters opens to composed ones, and is made anew', async () => {
  const { hash } = await import('@node-rs/argon2')
  const { saveUser } = await import('./users.store.server.ts')
  await enrol('Umlaut')
  const { id } = (await findUserByEmail('umlaut@frenly.test'))!
  const password = 'Müllerstraße 99'
  const passwordHash = await hash(password.normalize('NFD'))
  await saveUser(id, { passwordHash })
  for (const typed of [password.normalize('NFC'), password.normalize('NFD')])
    expect(await accounts.checkPassword('Umlaut', typed)).toMatchObject({ isDone: true })
  expect((await findUserByEmail('umlaut@frenly.test'))?.passwordHash).not.toBe(passwordHash)
})
