import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSoftAuthenticator } from '#tests/support/soft-authenticator.ts'

const ORIGIN = (process.env.ORIGIN = 'https://frenly.test')
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-passkey-calls-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { listPasskeys } = await import('#app/kits/members/identity/passkeys/passkeys.store.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { passkeysForms } = await import('./cards/security/passkeys.server.ts')
const { addNewPasskey, askForNewPasskey } = await import('./passkeys-calls.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const
const PASSWORD = 'correct horse'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function signUp(name: string): Promise<string> {
  await enrol(name, { passwordHash: await hashPassword(PASSWORD) })
  return (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
}
const post = (body: unknown, ...cookies: (string | undefined)[]) =>
  new Request(ORIGIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'host': 'frenly.test', 'cookie': cookies.join('; ') },
    body: JSON.stringify(body),
  })
type Asked = { message: string; errors?: Record<string, string>; options: { challenge: string; user: { id: string } } }
async function ask(body: unknown, cookie = '') {
  const response = await askForNewPasskey(post(body, cookie))
  const own = response.headers.getSetCookie()[0]?.split(';')[0]
  return { status: response.status, cookie: own, ...((await response.json()) as Asked) }
}

test('a member names a passkey, proves who sits there, and finds it in the list', async () => {
  const cookie = await signUp('ada')
  const device = createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 600_000))
  const first = { for: 'ada', name: '  My phone ' }
  expect(await ask(first, cookie)).toMatchObject({ status: 403, errors: { currentPassword: /password/ as never } })
  const asked = await ask({ ...first, currentPassword: PASSWORD }, cookie)
  expect(asked.status).toBe(200)
  const body = { ...first, response: device.create(asked.options) }
  const added = await addNewPasskey(post(body, cookie, asked.cookie))
  expect(added).toMatchObject({
    status: 200,
    body: { success: true, message: '“My phone” opens your account from now on.' },
  })
  const request = post({}, cookie)
  const view = await passkeysForms.read({ request, network: '', signedIn: (await findSignedIn(request))!, sender })
  expect(view).toMatchObject({ obstacle: null, passkeys: [{ name: 'My phone', added: 'just now', lastUsed: null }] })
})

test('nobody adds a passkey as a guest, to another account, without a name or with something else than one', async () => {
  const [ada, foe] = [await signUp('bela'), await signUp('foe')]
  expect(await ask({ for: 'bela', name: 'Phone' })).toMatchObject({ status: 401 })
  expect(await ask({ for: 'bela', name: 'Phone' }, foe)).toMatchObject({ status: 409 })
  expect(await ask({ for: 'bela', name: ' ' }, ada)).toMatchObject({ status: 400, errors: { name: /name/ as never } })
  expect(await ask({ for: 'bela', name: 'x'.repeat(61) }, ada)).toMatchObject({ status: 400 })
  const asked = await ask({ for: 'bela', name: 'Phone' }, ada)
  const device = createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
  const response = device.create(asked.options)
  const bodies = [
    { for: 'foe', name: 'Phone', response },
    { for: 'bela', name: 'Phone', response: null },
    { for: 'bela', name: 'Phone', response: { ...response, response: { clientDataJSON: '{}' } } },
    { for: 'bela', name: 'Phone', response: { ...response, rawId: 'other' } },
  ]
  for (const body of bodies) {
    expect((await addNewPasskey(post(body, ada, asked.cookie))).status).toBeGreaterThanOrEqual(400)
  }
  expect(await addNewPasskey(post({ for: 'foe', name: 'Phone', response }, foe, asked.cookie))).toMatchObject({
    status: 409,
  })
  expect([...(await listPasskeys('bela')), ...(await listPasskeys('foe'))]).toEqual([])
})

test('renaming and removing answer for a passkey that is gone, and removal needs proof', async () => {
  const cookie = await signUp('cleo')
  const visit = async (fields: Record<string, string>) => {
    const request = new Request(ORIGIN, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
    return { request, network: '', signedIn: (await findSignedIn(request))!, sender }
  }
  const statusOf = async (name: keyof typeof passkeysForms.acts, fields: Record<string, string>) => {
    const outcome = await passkeysForms.acts[name](await visit(fields))
    return outcome instanceof Response ? outcome.status : outcome.init?.status
  }
  expect(await statusOf('rename', { passkey: 'none', name: 'Phone' })).toBe(409)
  expect(await statusOf('rename', { passkey: 'none', name: '' })).toBe(400)
  expect(await statusOf('remove', { passkey: 'none' })).toBe(409)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 600_000))
  expect(await statusOf('remove', { passkey: 'none' })).toBe(403)
})
