import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readLetters } from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-login-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { takeFlash } = await import('#app/kits/pages/flash/flash.server.ts')
const app = await import('#app/kits/members/identity/passkeys/authenticator-codes.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { login } = await import('../login.server.ts')
const { secondStep } = await import('./second-step.server.ts')
const route = await import('../login.route.tsx')
const { enrol } = await import('#tests/support/enrol.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const PASSWORD = 'correct horse'
let networks = 0

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

/** Somebody with a password and the app on. */
async function makeUser(name: string) {
  const user = await enrol(name, { passwordHash: await hashPassword(PASSWORD) })
  await app.startAuthenticator(user.id)
  const pending = await app.readAuthenticator(user, 'Frenly')
  const key = Secret.fromBase32(pending.state === 'pending' ? pending.key.replaceAll(' ', '') : '')
  const digits = (ms = 0) => TOTP.generate({ secret: key, timestamp: clock.now().getTime() + ms })
  const confirmed = await app.confirmAuthenticator(user, digits(), sender)
  /** The code that turned it on is used up; the next one is within the window. */
  return { user, nextDigits: () => digits(30_000), codes: confirmed.isDone ? confirmed.codes : [] }
}

const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0])
const post = (path: string, body: Record<string, unknown>, cookies: readonly (string | undefined)[] = []) =>
  new Request(`http://frenly.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cookie': cookies.join('; ') },
    body: JSON.stringify(body),
  })
const newNetwork = () => `192.0.2.${(networks += 1)}`
const enter = (name: string, more = {}) =>
  login(post('/login', { usernameOrEmail: name, password: PASSWORD, ...more }), newNetwork())
const say = (cookies: readonly (string | undefined)[], code: string) =>
  secondStep(post('/api/auth/second-step', { code }, cookies), newNetwork())
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

test('the password alone opens nothing; with the six digits the session is as it was asked for', async () => {
  const { nextDigits } = await makeUser('ada')
  const half = await enter('ada', { rememberMe: true })
  expect(half).toMatchObject({
    status: 401,
    body: { success: false, needs: 'code', message: /authenticator/ as never },
  })
  const cookies = cookiesOf(half.headers)
  expect(cookies).toHaveLength(1)
  expect(await findSignedIn(post('/', {}, cookies))).toBeNull()

  const wrong = await say(cookies, '000000')
  expect(wrong).toMatchObject({ status: 401, body: { success: false, errors: { code: /right digits/ as never } } })
  expect(wrong.typed.values).not.toHaveProperty('code')
  expect(await say(cookies, '')).toMatchObject({ status: 400 })

  const done = await say(cookies, nextDigits())
  expect(done).toMatchObject({ status: 200, body: { success: true, message: 'Login successful! Redirecting...' } })
  const signedIn = await findSignedIn(post('/', {}, cookiesOf(done.headers)))
  expect(signedIn).toMatchObject({ user: { username: 'ada' }, session: { isRemembered: true } })
  expect(signedIn?.row.signedInAt).toBeInstanceOf(Date)
  expect(done.headers.getSetCookie().find((cookie) => cookie.startsWith('frenly_second-step'))).toMatch(/Max-Age=0/)
  expect(await say(cookies, nextDigits())).toMatchObject({ status: 401, body: { needs: 'start' } })
})

test('half-way in as one person, nobody finishes for another', async () => {
  const [ada, foe] = [await makeUser('bela'), await makeUser('belas-foe')]
  const cookies = cookiesOf((await enter('belas-foe')).headers)
  expect(await say(cookies, ada.nextDigits())).toMatchObject({ status: 401 })
  expect(await say(cookies, ada.codes[0]!)).toMatchObject({ status: 401 })
  const done = await say(cookies, foe.nextDigits())
  expect((await findSignedIn(post('/', {}, cookiesOf(done.headers))))?.user.username).toBe('belas-foe')
})

test('a recovery code lets in once; the next page says how many are left, and a letter tells', async () => {
  const { codes } = await makeUser('cleo')
  const [code = ''] = codes
  const done = await say(cookiesOf((await enter('cleo')).headers), code.toUpperCase().replaceAll('-', ' '))
  expect(done.status).toBe(200)
  const flash = await takeFlash(post('/', {}, cookiesOf(done.headers)))
  expect(flash?.message.description).toContain('9 recovery codes are left')
  expect(await say(cookiesOf((await enter('cleo')).headers), code)).toMatchObject({ status: 401 })
  await deliverDue()
  expect(readLetters(dataDir).join('\n')).toContain('A recovery code was used')
})

test('after five wrong codes a sign-in is over; after ten the account waits, and its owner hears of it once', async () => {
  const { nextDigits } = await makeUser('dora')
  const first = cookiesOf((await enter('dora')).headers)
  const racers = await Promise.all(Array.from({ length: 6 }, () => say(first, '000000')))
  expect(racers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429])
  expect(await say(first, nextDigits())).toMatchObject({ status: 401, body: { needs: 'start' } })

  const second = cookiesOf((await enter('dora')).headers)
  for (let n = 0; n < 4; n += 1) expect(await say(second, '000000')).toMatchObject({ status: 401 })
  for (let n = 0; n < 2; n += 1) {
    const limited = await say(second, nextDigits())
    expect(limited).toMatchObject({ status: 429, body: { message: /wait/ as never } })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await deliverDue()
  expect(readLetters(dataDir).filter((letter) => letter.includes('Somebody is trying codes'))).toHaveLength(1)
})

test('a sign-in that took too long, or whose owner was suspended meanwhile, ends', async () => {
  const { nextDigits } = await makeUser('edda')
  const cookies = cookiesOf((await enter('edda')).headers)
  await saveUser('edda', { suspendedAt: new Date() })
  expect(await say(cookies, nextDigits())).toMatchObject({ status: 403, body: { needs: 'start' } })
  await saveUser('edda', { suspendedAt: null })
  inMs(601_000)
  expect(await say(cookies, nextDigits())).toMatchObject({ status: 401, body: { needs: 'start' } })
})

const load = (path: string, cookies: readonly (string | undefined)[] = []) =>
  Promise.resolve(route.loader({ request: post(path, {}, cookies), params: {}, context: {} as never } as never)).catch(
    (thrown: unknown) => thrown as Response,
  )
const act = (path: string, fields: Record<string, string>, cookies: readonly (string | undefined)[] = []) =>
  route.action({
    request: new Request(`http://frenly.test${path}`, {
      method: 'POST',
      headers: { cookie: cookies.join('; ') },
      body: new URLSearchParams(fields),
    }),
    params: {},
    context: { network: newNetwork() },
  } as never) as Promise<Response>

test('the page leads from the password to the code and on to where somebody came from', async () => {
  const { nextDigits } = await makeUser('fay')
  const fields = { usernameOrEmail: 'fay', password: PASSWORD, return_url: '/settings?part=security' }
  const half = await act('/login', fields)
  expect(half.status).toBe(303)
  const step = half.headers.get('location')!
  expect(step).toBe('/login?step=code&return_url=%2Fsettings%3Fpart%3Dsecurity')
  const cookies = cookiesOf(half.headers)
  expect(await load(step, cookies)).toMatchObject({ isHalfWay: true, returnUrl: '/settings?part=security' })
  expect(await load('/login?step=code')).toMatchObject({ isCode: true, isHalfWay: false })
  const done = await act(step, { code: nextDigits(), return_url: 'https://evil.test' }, cookies)
  expect([done.status, done.headers.get('location')]).toEqual([303, '/'])

  const signedIn = cookiesOf(done.headers)
  expect(((await load('/login?return_url=/ai/consensus', signedIn)) as Response).headers.get('location')).toBe(
    '/ai/consensus',
  )
  expect(await load('/login?again=1', signedIn)).toMatchObject({ again: { username: 'fay', isRemembered: false } })
  expect(await load('/login?again=1')).toMatchObject({ again: null })
  const again = await act('/login?again=1', fields, signedIn)
  expect(again.headers.get('location')).toBe('/login?step=code&again=1&return_url=%2Fsettings%3Fpart%3Dsecurity')
})

test('strangers who guess codes do not keep the owner out of a browser that is known', async () => {
  const { nextDigits, codes } = await makeUser('emil')
  const known = cookiesOf((await say(cookiesOf((await enter('emil')).headers), codes[0]!)).headers)
  for (let n = 0; n < 3; n++) {
    const half = cookiesOf((await enter('emil')).headers)
    await Promise.all(Array.from({ length: 5 }, () => say(half, '000000')))
  }
  const strange = await say(cookiesOf((await enter('emil')).headers), nextDigits())
  expect(strange.status).toBe(429)
  expect(Number(strange.headers.get('retry-after'))).toBeGreaterThan(0)
  const device = known.filter((cookie) => cookie?.startsWith('frenly_known='))
  const half = cookiesOf(
    (await login(post('/login', { usernameOrEmail: 'emil', password: PASSWORD }, device), newNetwork())).headers,
  )
  expect(await say([...device, ...half], nextDigits())).toMatchObject({ status: 200 })
})
