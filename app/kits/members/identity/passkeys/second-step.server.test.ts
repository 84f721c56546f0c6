import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readLetters } from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-second-step-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const app = await import('./authenticator-codes.server.ts')
const { beginSecondStep, findHalfWay, hasSecondStep, spendCode } = await import('./second-step.server.ts')
const { countRecoveryCodes } = await import('./second-step.store.server.ts')
const { saveUser } = await import('../account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { readEverythingKept } = await import('#tests/support/kept.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const codeOf = (key: string, ms = clock.now().getTime()) =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp: ms })
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

/** Somebody with the app on, its key and the recovery codes. */
async function makeUserWithApp(name: string) {
  const user = await enrol(name)
  await app.startAuthenticator(user.id)
  const pending = await app.readAuthenticator(user, 'Frenly')
  const key = pending.state === 'pending' ? pending.key : ''
  const confirmed = await app.confirmAuthenticator(user, codeOf(key), sender)
  return { user, key, codes: confirmed.isDone ? confirmed.codes : [] }
}
const withCookie = (cookie: string) =>
  new Request('http://frenly.test/login', { headers: { cookie: cookie.split(';')[0]! } })

async function outbox(): Promise<string> {
  await deliverDue()
  return readLetters(dataDir).join('\n')
}

test('a secret counts for nothing before its first right code; then it is asked for, and a letter says so', async () => {
  const user = await enrol('ada')
  expect(await app.confirmAuthenticator(user, '123456', sender)).toMatchObject({ status: 409 })
  await app.startAuthenticator(user.id)
  const first = await app.readAuthenticator(user, 'Frenly')
  await app.startAuthenticator(user.id)
  const second = await app.readAuthenticator(user, 'Frenly')
  if (first.state !== 'pending' || second.state !== 'pending') throw new Error('not pending')
  expect(await hasSecondStep(user.id)).toBe(false)
  const refused = await app.confirmAuthenticator(user, codeOf(first.key), sender)
  expect(refused).toMatchObject({ status: 400, errors: { code: expect.stringContaining('newest') as string } })
  expect(await app.confirmAuthenticator(user, codeOf(second.key), sender)).toMatchObject({ isDone: true })
  expect(await hasSecondStep(user.id)).toBe(true)
  expect(await app.startAuthenticator(user.id)).toMatchObject({ status: 409 })
  expect(await outbox()).toContain('The second step was turned on')
})

test('each code works once: the one that turned it on too, and none before one that was used', async () => {
  // A code lasts 30 seconds: the clock stands, so that the next one does not begin in between.
  inMs(0)
  const { user, key } = await makeUserWithApp('bela')
  const now = clock.now().getTime()
  expect(await spendCode(user.id, codeOf(key))).toEqual({ isRight: false })
  expect(await spendCode(user.id, codeOf(key, now + 30_000))).toEqual({ isRight: true, codesLeft: null })
  expect(await spendCode(user.id, codeOf(key, now + 30_000))).toEqual({ isRight: false })
  vi.spyOn(clock, 'now').mockReturnValue(new Date(now + 60_000))
  expect(await spendCode(user.id, codeOf(key, now + 30_000))).toEqual({ isRight: false })
  const racers = Array.from({ length: 20 }, () => spendCode(user.id, codeOf(key, now + 90_000)))
  expect((await Promise.all(racers)).filter(({ isRight }) => isRight)).toHaveLength(1)
})

test('of twenty who use one recovery code at once one gets in; it is read however it is typed, by its owner alone', async () => {
  const { user, codes } = await makeUserWithApp('cleo')
  const other = await makeUserWithApp('cleos-foe')
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}(-[2-9a-hjkmnp-z]{5}){2}$/)
  const [first = '', second = ''] = codes
  expect(await spendCode(other.user.id, first)).toEqual({ isRight: false })
  const racers = await Promise.all(Array.from({ length: 20 }, () => spendCode(user.id, first)))
  expect(racers.filter(({ isRight }) => isRight)).toEqual([{ isRight: true, codesLeft: 9 }])
  const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `
  expect(await spendCode(user.id, typed)).toEqual({ isRight: true, codesLeft: 8 })
  expect(await spendCode(user.id, second)).toEqual({ isRight: false })
  expect(await spendCode(user.id, '')).toEqual({ isRight: false })
})

test('new recovery codes end the old ones; turning it off ends everything, with a letter each', async () => {
  const { user, key, codes } = await makeUserWithApp('dora')
  const renewed = await app.renewRecoveryCodes(user, sender)
  expect(await countRecoveryCodes(user.id)).toBe(10)
  expect(await spendCode(user.id, codes[0]!)).toEqual({ isRight: false })
  const fresh = renewed.isDone ? renewed.codes : []
  expect(await spendCode(user.id, fresh[0]!)).toEqual({ isRight: true, codesLeft: 9 })
  expect(await app.stopAuthenticator(user, sender)).toEqual({ isDone: true })
  expect(await hasSecondStep(user.id)).toBe(false)
  expect(await countRecoveryCodes(user.id)).toBe(0)
  expect(await spendCode(user.id, codeOf(key, Date.now() + 30_000))).toEqual({ isRight: false })
  expect(await app.stopAuthenticator(user, sender)).toMatchObject({ status: 409 })
  expect(await app.renewRecoveryCodes(user, sender)).toMatchObject({ status: 409 })
  const letters = await outbox()
  expect(letters).toContain('New recovery codes were made')
  expect(letters).toContain('The second step was turned off')
})

test('neither the secret nor a recovery code nor a cookie lies readable in the data folder or in a row', async () => {
  const { user, key, codes } = await makeUserWithApp('edda')
  const cookie = await beginSecondStep(user.id, false)
  const token = JSON.parse(Buffer.from(decodeURIComponent(/=([^;]+)/.exec(cookie)![1]!), 'base64').toString()) as string
  const all = await readEverythingKept(dataDir)
  expect(all).toContain(user.email)
  const secret = key.replaceAll(' ', '')
  const asBytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('latin1')
  const bare = codes.flatMap((code) => [code, code.replaceAll('-', '')])
  for (const plain of [secret, key, asBytes, token, ...bare]) expect(all.includes(plain)).toBe(false)
})

test('somebody is half-way in for ten minutes, with one browser, and until the password changes', async () => {
  const { user } = await makeUserWithApp('fay')
  const cookie = await beginSecondStep(user.id, true)
  expect(cookie).toMatch(/^frenly_second-step=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await findHalfWay(withCookie(cookie))).toMatchObject({ user: { id: 'fay' }, isRemembered: true })
  expect(await findHalfWay(new Request('http://frenly.test/login'))).toBeNull()
  expect(await findHalfWay(withCookie('frenly_second-step=IngiOw'))).toBeNull()
  inMs(599_000)
  expect(await findHalfWay(withCookie(cookie))).not.toBeNull()
  inMs(600_000)
  expect(await findHalfWay(withCookie(cookie))).toBeNull()
  inMs(0)
  await saveUser(user.id, { passwordChangedAt: new Date(Date.now() + 1) })
  expect(await findHalfWay(withCookie(cookie))).toBeNull()
})
