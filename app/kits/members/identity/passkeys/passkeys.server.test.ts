import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSoftAuthenticator, type Bend } from '#tests/support/soft-authenticator.ts'
import { readLetters } from '#tests/support/letters.ts'

const ORIGIN = 'https://frenly.test'
const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-passkeys-')))
process.env.LOG_LEVEL = 'silent'
process.env.ORIGIN = ORIGIN
process.env.BRAND_HOSTS = 'inbox=mail.frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { connections } = await import('#app/database/tables/people.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const passkeys = await import('./passkeys.server.ts')
const rows = await import('./passkeys.store.server.ts')
const { saveUser } = await import('../account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const makeUser = (name: string, passwordHash: string | null = 'x') => enrol(name, { passwordHash })
type User = Awaited<ReturnType<typeof makeUser>>

const ask = (cookie = '', host = 'frenly.test') =>
  new Request(`https://${host}/x`, { headers: { host, cookie: cookie.split(';')[0]! } })
const createDevice = () => createSoftAuthenticator({ origin: ORIGIN, rpId: 'frenly.test' })
type Device = ReturnType<typeof createDevice>
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

async function begin(user: User) {
  const begun = await passkeys.beginPasskey(ask(), user)
  if (!begun.isDone) throw new Error(begun.message)
  return begun
}
async function add(user: User, device: Device, bend: Bend = {}, name = 'Phone') {
  const { options, cookie } = await begin(user)
  return passkeys.addPasskey(ask(cookie), user, { name, response: device.create(options, bend) }, sender)
}
async function signIn(device: Device, bend: Bend = {}) {
  const begun = await passkeys.beginPasskeySignIn(ask())
  if (!begun.isDone) throw new Error(begun.message)
  return passkeys.checkPasskey(ask(begun.cookie), device.get(begun.options, bend))
}

test('a passkey is added, signs in without a username, and a letter tells of it', async () => {
  const user = await makeUser('ada')
  const device = createDevice()
  const { options, cookie } = await begin(user)
  expect(cookie).toMatch(/^__Host-frenly_passkey-add=.+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(options).toMatchObject({
    rp: { id: 'frenly.test', name: 'Frenly' },
    user: { name: 'ada' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(await add(user, device)).toEqual({ isDone: true })
  expect(await signIn(device)).toMatchObject({ isDone: true, user: { id: 'ada' } })
  const [row] = await rows.listPasskeys('ada')
  expect(row).toMatchObject({ id: device.id, name: 'Phone', transports: ['internal'], counter: 2 })
  expect(row?.lastUsedAt).toBeInstanceOf(Date)
  expect((await begin(user)).options.excludeCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ])
  await deliverDue()
  expect(readLetters(dataDir).join('\n')).toContain('A passkey was added')
})

const bent: [string, Bend][] = [
  ['another origin', { origin: 'https://frenly.test.evil.test' }],
  ['the same name without https', { origin: 'http://frenly.test' }],
  ['another site', { rpId: 'evil.test' }],
  ['a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['nobody checked who sits there', { isVerified: false }],
]

test.each([...bent, ['the answer to a sign-in', { type: 'webauthn.get' }] as [string, Bend]])(
  'no passkey is added with %s',
  async (name, bend) => {
    const user = await makeUser(`add ${name}`)
    expect(await add(user, createDevice(), bend)).toMatchObject({ isDone: false, status: 400 })
    expect(await rows.countPasskeys(user.id)).toBe(0)
  },
)

test.each([
  ...bent,
  ['the answer to a registration', { type: 'webauthn.create' }] as [string, Bend],
  ['a broken signature', { isForged: true }] as [string, Bend],
  ['a counter that goes back', { counter: 4 }] as [string, Bend],
  ['a counter that stands still', { counter: 5 }] as [string, Bend],
  ['the handle of somebody else', { userHandle: Buffer.from('ada').toString('base64url') }] as [string, Bend],
])('nobody signs in with %s', async (name, bend) => {
  const device = createDevice()
  await add(await makeUser(`in ${name}`), device)
  expect(await signIn(device, { counter: 5 })).toMatchObject({ isDone: true })
  expect(await signIn(device, bend)).toMatchObject({ isDone: false, status: 401 })
  expect(await signIn(device, { counter: 6 })).toMatchObject({ isDone: true })
})

test('a challenge is answered once, within five minutes, by the browser and the person it was given to', async () => {
  const [user, foe] = [await makeUser('bela'), await makeUser('foe')]
  const device = createDevice()
  const { options, cookie } = await begin(user)
  const answer = { name: 'Phone', response: device.create(options) }
  expect(await passkeys.addPasskey(ask(cookie), foe, answer, sender)).toMatchObject({ status: 409 })
  expect(await passkeys.addPasskey(ask(cookie), user, answer, sender)).toMatchObject({ status: 409 })
  expect(await passkeys.addPasskey(ask(), user, answer, sender)).toMatchObject({ status: 409 })
  await add(user, device)

  const begun = await passkeys.beginPasskeySignIn(ask())
  if (!begun.isDone) throw new Error(begun.message)
  const signed = device.get(begun.options)
  expect(await passkeys.checkPasskey(ask(), signed)).toMatchObject({ status: 401 })
  const racers = Array.from({ length: 10 }, () => passkeys.checkPasskey(ask(begun.cookie), signed))
  expect((await Promise.all(racers)).filter(({ isDone }) => isDone)).toHaveLength(1)

  const late = await passkeys.beginPasskeySignIn(ask())
  if (!late.isDone) throw new Error(late.message)
  inMs(300_000)
  expect(await passkeys.checkPasskey(ask(late.cookie), device.get(late.options))).toMatchObject({ status: 401 })
})

test('a passkey belongs to the host it was made on, and each brand asks for its own', async () => {
  const device = createDevice()
  await add(await makeUser('cleo'), device)
  const begun = await passkeys.beginPasskeySignIn(ask('', 'mail.frenly.test'))
  if (!begun.isDone) throw new Error(begun.message)
  expect(begun.options.rpId).toBe('mail.frenly.test')
  const signed = device.get(begun.options)
  expect(await passkeys.checkPasskey(ask(begun.cookie, 'mail.frenly.test'), signed)).toMatchObject({ status: 401 })
})

test('an unknown passkey, a removed one and a suspended owner get nowhere', async () => {
  const user = await makeUser('dora')
  const [device, second] = [createDevice(), createDevice()]
  expect(await signIn(device)).toMatchObject({ status: 401, message: expect.stringContaining('not open') as string })
  await add(user, device)
  await add(user, second)
  await passkeys.removePasskey(user, second.id, sender)
  expect(await signIn(second)).toMatchObject({ status: 401 })
  await saveUser(user.id, { suspendedAt: new Date() })
  expect(await signIn(device)).toMatchObject({ status: 403 })
})

test('at most ten; the same one not twice; nobody removes what belongs to somebody else', async () => {
  const [user, foe] = [await makeUser('edda'), await makeUser('eddas-foe')]
  const device = createDevice()
  await add(user, device)
  expect(await add(user, device)).toMatchObject({ status: 409 })
  expect(await add(foe, device)).toMatchObject({ status: 409 })
  expect(await passkeys.removePasskey(foe, device.id, sender)).toMatchObject({ status: 409 })
  expect(await rows.savePasskeyName(foe.id, device.id, 'Mine')).toBe(false)
  const begun = await begin(user)
  for (let n = 1; n < 10; n += 1) await add(user, createDevice())
  expect(await passkeys.beginPasskey(ask(), user)).toMatchObject({ status: 409 })
  const late = { name: 'Eleventh', response: createDevice().create(begun.options) }
  expect(await passkeys.addPasskey(ask(begun.cookie), user, late, sender)).toMatchObject({ status: 409 })
  expect(await rows.countPasskeys(user.id)).toBe(10)
})

test('the last way in stays: two removals at once leave one, unless a password or Google opens the account', async () => {
  const user = await makeUser('fay', null)
  const devices = [createDevice(), createDevice()]
  for (const device of devices) await add(user, device)
  const gone = await Promise.all(devices.map(({ id }) => passkeys.removePasskey(user, id, sender)))
  expect(gone.filter(({ isDone }) => isDone)).toHaveLength(1)
  const [left] = await rows.listPasskeys(user.id)
  expect(await passkeys.removePasskey(user, left!.id, sender)).toMatchObject({
    status: 409,
    message: expect.stringContaining('only way') as string,
  })
  await store()
    .db.insert(connections)
    .values({ provider: 'google', subject: 'fay', userId: user.id, email: user.email })
  expect(await passkeys.removePasskey(user, left!.id, sender)).toEqual({ isDone: true })
})

test.each([
  ['https://frenly.example', true],
  ['http://localhost:3000', true],
  ['http://inbox.localhost:3000', true],
  ['http://frenly.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.168.1.4', false],
  ['https://[::1]:8443', false],
])('%s can have passkeys: %s', (origin, can) => {
  expect(passkeys.findPasskeyObstacle(origin) === null).toBe(can)
})
