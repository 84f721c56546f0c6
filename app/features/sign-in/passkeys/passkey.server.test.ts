import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSoftAuthenticator } from '#tests/support/soft-authenticator.ts'

const ORIGIN = (process.env.ORIGIN = 'https://frenly.test')
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-passkey-login-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const app = await import('#app/kits/members/identity/passkeys/authenticator-codes.server.ts')
const { addPasskey, beginPasskey } = await import('#app/kits/members/identity/passkeys/passkeys.server.ts')
const { findSignedIn } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { askForPasskey, loginWithPasskey } = await import('./passkey.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const post = (body: unknown, ...cookies: (string | undefined)[]) =>
  new Request(ORIGIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'host': 'frenly.test', 'cookie': cookies.join('; ') },
    body: JSON.stringify(body),
  })
const cookiesOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0])

/** Somebody with the authenticator app on and a passkey. */
async function makeDevice(name: string) {
  const user = await enrol(name)
  await app.startAuthenticator(name)
  const pending = await app.readAuthenticator(user, 'Frenly')
  const secret = Secret.fromBase32(pending.state === 'pending' ? pending.key.replaceAll(' ', '') : '')
  await app.confirmAuthenticator(user, TOTP.generate({ secret }), sender)
  const device = createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
  const begun = await beginPasskey(post({}), user)
  if (!begun.isDone) throw new Error(begun.message)
  const made = { name: 'Phone', response: device.create(begun.options) }
  await addPasskey(post({}, begun.cookie.split(';')[0]), user, made, sender)
  return device
}
async function ask(network = '192.0.2.1') {
  const response = await askForPasskey(post({}), network)
  const { options } = (await response.json()) as { options: { challenge: string } }
  return { options, cookies: cookiesOf(response.headers), status: response.status }
}

test('a passkey stands for password and code together, and keeps "Remember me"', async () => {
  const device = await makeDevice('ada')
  const { options, cookies } = await ask()
  const body = { rememberMe: true, response: device.get(options) }
  const answered = await loginWithPasskey(post(body, ...cookies), '192.0.2.1')
  expect(answered).toMatchObject({ status: 200, body: { success: true, message: 'Login successful! Redirecting...' } })
  const signedIn = await findSignedIn(post({}, ...cookiesOf(answered.headers)))
  expect(signedIn).toMatchObject({ user: { username: 'ada' }, session: { isRemembered: true } })
  const replayed = await loginWithPasskey(post(body, ...cookies), '192.0.2.1')
  expect(replayed).toMatchObject({ status: 401 })
  expect(await findSignedIn(post({}, ...cookiesOf(replayed.headers)))).toBeNull()
})

test('a suspended person, a stranger and a body that is no passkey get no session', async () => {
  const device = await makeDevice('bela')
  await saveUser('bela', { suspendedAt: new Date() })
  const strange = createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
  for (const [status, one] of [[403, device] as const, [401, strange] as const]) {
    const { options, cookies } = await ask()
    const answered = await loginWithPasskey(post({ response: one.get(options) }, ...cookies), '192.0.2.1')
    expect(answered).toMatchObject({ status, body: { success: false } })
    expect(await findSignedIn(post({}, ...cookiesOf(answered.headers)))).toBeNull()
  }
  expect(await loginWithPasskey(post({ response: { id: '<>' } }), '192.0.2.1')).toMatchObject({ status: 400 })
})

test('one network tries so many passkeys in a quarter of an hour', async () => {
  const tries = Array.from({ length: 61 }, async () => {
    const strange = createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
    return (await loginWithPasskey(post({ response: strange.get({ challenge: 'x' }) }), '192.0.2.9')).status
  })
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
