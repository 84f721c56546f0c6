import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as outbox from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-settings-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const accounts = await import('#app/kits/members/identity/account/accounts.server.ts')
const { findUser, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { findUserById, findUserByUsername, saveUser } =
  await import('#app/kits/members/identity/account/users.store.server.ts')
const { actInSettings, readSettings } = await import('./settings.server.ts')
const { actOnIdentity, readIdentity } = await import('./identity-setup.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const PASSWORD = 'correct horse'
const NEW = { password: 'the river runs home', confirmPassword: 'the river runs home' }
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function enrol(username: string) {
  const name = username.toLowerCase()
  await accounts.register({ username, email: `${name}@frenly.test`, password: PASSWORD }, sender)
  return (await findUserByUsername(name))!
}
const again = async ({ id }: { id: string }) => (await findUserById(id))!

/** Somebody at a browser: sends forms of the settings and reads their parts. */
async function sitDown(userId: string, userAgent = '') {
  const enter = new Request('http://frenly.test/', { headers: { 'user-agent': userAgent } })
  let cookie = (await startSession(enter, userId, true)).split(';')[0]!
  const requestTo = (path: string, init: RequestInit = {}) =>
    new Request(`http://frenly.test${path}`, { ...init, headers: { cookie } })
  const formOf = (act: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ act, for: userId, ...fields })) body.set(name, value)
    return { method: 'POST', body }
  }
  const settle = async (outcome: Awaited<ReturnType<typeof actInSettings>>) => {
    if (outcome instanceof Response) {
      const given = outcome.headers.getSetCookie().find((one) => /^frenly_session=[^;]/.test(one))
      if (given) cookie = given.split(';')[0]!
      return {
        status: outcome.status,
        location: outcome.headers.get('location'),
        answer: null,
        headers: outcome.headers,
      }
    }
    return {
      status: outcome.init?.status ?? 200,
      location: null,
      answer: outcome.data,
      headers: new Headers(outcome.init?.headers),
    }
  }
  return {
    cookie: () => cookie,
    isIn: async () => (await findUser(requestTo('/'))) !== null,
    read: async (part: string) => {
      const { cards } = await readSettings(requestTo(`/settings?part=${part}`), 'here')
      return Object.fromEntries(cards.map(({ id, view }) => [id, view])) as Record<string, unknown>
    },
    act: async (act: string, fields: Record<string, string | File> = {}) =>
      settle(await actInSettings(requestTo('/settings', formOf(act, fields)), 'here')),
    setUp: async (query: string, act: string, fields: Record<string, string | File> = {}) =>
      settle(await actOnIdentity(requestTo(`/frenly/identity-setup${query}`, formOf(act, fields)), 'here')),
    open: (query: string) => readIdentity(requestTo(`/frenly/identity-setup${query}`), 'here'),
  }
}
type Devices = { id: string; device: string; isHere: boolean }[]
async function subjectsTo(address: string) {
  await deliverDue()
  return outbox.subjectsTo(dataDir, address)
}
const MINUTE_MS = 60_000
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

test('a form drawn for somebody else changes nothing and shows whose page it is now', async () => {
  const [mira, tom] = [await enrol('Mira'), await enrol('Tom')]
  const browser = await sitDown(tom.id)
  const { status, answer } = await browser.act('notifications.save', { for: mira.id })
  expect(status).toBe(409)
  expect(answer).toMatchObject({ act: '', success: false, message: expect.stringContaining('belongs to Tom') })
  expect(await again(tom)).toEqual(tom)
  expect(
    (await browser.act('email.change', { for: mira.id, email: 'typed@secret.test' })).answer?.problem.values,
  ).toEqual({})
  expect((await browser.setUp('', 'profile.save', { for: mira.id, name: 'X' })).status).toBe(409)
})

test.each(['', 'profile', 'profile.nothing', 'toString.call', 'constructor.name', 'password.__proto__'])(
  'an act nobody offers is refused: %j',
  async (act) => {
    const browser = await sitDown((await enrol(`Odd${act.replace(/\W/g, '')}`)).id)
    await expect(browser.act(act)).rejects.toMatchObject({ status: 400 })
  },
)

test('a new password ends the other sessions and the old cookie, keeps this one, and is told by mail', async () => {
  const person = await enrol('Pass')
  const [here, there] = [await sitDown(person.id), await sitDown(person.id)]
  const before = here.cookie()
  const changed = await here.act('password.change', NEW)
  expect(changed.location).toBe('/settings?part=security')
  expect(here.cookie()).not.toBe(before)
  expect(await here.isIn()).toBe(true)
  expect(await there.isIn()).toBe(false)
  expect(await findUser(new Request('http://frenly.test/', { headers: { cookie: before } }))).toBeNull()
  expect(await subjectsTo('pass@frenly.test')).toContain('Your password was changed')
  expect(await accounts.checkPassword('pass', NEW.password)).toMatchObject({ isDone: true })
  expect(await accounts.checkPassword('pass', PASSWORD)).toMatchObject({ isDone: false })
})

test('a new password must be one, twice the same, and another than the old', async () => {
  const browser = await sitDown((await enrol('Rules')).id)
  const errorsOf = async (fields: Record<string, string>) =>
    (await browser.act('password.change', fields)).answer?.errors
  expect(await errorsOf({ password: 'short', confirmPassword: 'short' })).toHaveProperty('password')
  expect(await errorsOf({ ...NEW, confirmPassword: 'another' })).toEqual({ confirmPassword: 'Passwords do not match' })
  expect(await errorsOf({ password: PASSWORD, confirmPassword: PASSWORD })).toEqual({
    password: 'This is your password already. Please choose another.',
  })
  const { answer } = await browser.act('password.change', { password: 'short', confirmPassword: 'short' })
  expect(JSON.stringify(answer?.problem)).not.toContain('"short"')
})

test('after ten minutes the current password is asked for', async () => {
  const person = await enrol('Later')
  const browser = await sitDown(person.id)
  inMs(11 * MINUTE_MS)
  const refused = await browser.act('password.change', NEW)
  expect(refused).toMatchObject({ status: 403, answer: { errors: { currentPassword: expect.any(String) } } })
  expect((await browser.act('password.change', { ...NEW, currentPassword: 'wrong horse' })).status).toBe(403)
  expect((await browser.act('email.change', { email: 'x@later.test', currentPassword: 'wrong horse' })).status).toBe(
    403,
  )
  expect((await again(person)).passwordHash).toBe(person.passwordHash)
  expect((await browser.act('password.change', { ...NEW, currentPassword: PASSWORD })).status).toBe(303)
})

test('a member without a password sets one after signing in again', async () => {
  const person = await enrol('Googler')
  await saveUser(person.id, { passwordHash: null, passwordChangedAt: null })
  const browser = await sitDown(person.id)
  expect((await browser.read('security')).password).toMatchObject({ hasPassword: false, changed: null })
  const later = inMs(11 * MINUTE_MS)
  expect((await browser.act('password.change', NEW)).status).toBe(403)
  later.mockRestore()
  expect((await (await sitDown(person.id)).act('password.change', NEW)).status).toBe(303)
  expect(await subjectsTo('googler@frenly.test')).toContain('Your account has a password now')
})

test('somebody sees the own devices alone, named by what opens nothing, and ends them', async () => {
  const [ada, bob] = [await enrol('Ada'), await enrol('Bob')]
  const [desk, phone, other] = [await sitDown(ada.id), await sitDown(ada.id, PHONE), await sitDown(bob.id)]
  const devices = (await desk.read('devices')).devices as Devices
  expect(devices.map(({ device, isHere }) => [device, isHere])).toEqual([
    ['A program', true],
    ['Safari on iPhone', false],
  ])
  const { sessions } = await import('#app/database/tables/people.ts')
  const hashes = (await store().db.select({ hash: sessions.tokenHash }).from(sessions)).map(({ hash }) => hash)
  expect(devices.filter(({ id }) => hashes.includes(id))).toEqual([])

  const foreign = ((await other.read('devices')).devices as Devices)[0]!.id
  for (const device of [foreign, 'nonsense', hashes[0]!]) {
    const refused = await desk.act('devices.end', { device })
    expect(refused).toMatchObject({ status: 404, answer: { message: 'This device is signed out already.' } })
  }
  expect(await other.isIn()).toBe(true)

  const ended = await desk.act('devices.end', { device: devices[1]!.id })
  expect(ended).toMatchObject({ status: 303, location: '/settings?part=devices' })
  expect([await desk.isIn(), await phone.isIn()]).toEqual([true, false])
  expect((await desk.act('devices.end', { device: devices[1]!.id })).status).toBe(404)
})

test('everywhere else means the others, everywhere means this one too', async () => {
  const [person, stranger] = [await enrol('Cleo'), await enrol('Dora')]
  const [desk, phone, other] = [await sitDown(person.id), await sitDown(person.id), await sitDown(stranger.id)]
  await desk.act('devices.endOthers')
  expect([await desk.isIn(), await phone.isIn(), await other.isIn()]).toEqual([true, false, true])
  const last = await desk.act('devices.endAll')
  expect(last).toMatchObject({ status: 303, location: '/' })
  expect(last.headers.get('set-cookie')).toMatch(/frenly_session=;.*Max-Age=0/)
  expect([await desk.isIn(), await other.isIn()]).toEqual([false, true])
})

test('letters are switched off and on, and only languages of the list are kept', async () => {
  const person = await enrol('Switch')
  const browser = await sitDown(person.id)
  await browser.act('notifications.save', { openings: 'on' })
  expect((await again(person)).notifications).toEqual({ signIns: false, openings: true, kinds: {} })
  await browser.act('language.save', { language: 'pt-BR' })
  expect((await again(person)).answerLanguage).toBe('pt-BR')
  expect((await browser.act('language.save', { language: 'xx' })).status).toBe(400)
  expect((await again(person)).answerLanguage).toBe('pt-BR')
})

test('the address is changed at most five times an hour, and a wish can be withdrawn', async () => {
  const person = await enrol('Mover')
  const browser = await sitDown(person.id)
  for (let n = 0; n < 5; n++) expect((await browser.act('email.change', { email: `m${n}@move.test` })).status).toBe(303)
  const refused = await browser.act('email.change', { email: 'm6@move.test' })
  expect(refused).toMatchObject({ status: 429, answer: { problem: { values: { email: 'm6@move.test' } } } })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await browser.read('security')).email).toMatchObject({ waiting: { email: 'm4@move.test' } })
  await browser.act('email.withdraw')
  expect((await browser.read('security')).email).toMatchObject({ waiting: null, email: 'mover@frenly.test' })
})

test('twenty pictures an hour are enough', async () => {
  const person = await enrol('Paints')
  const browser = await sitDown(person.id)
  const form = () => ({
    name: 'Paints',
    username: 'Paints',
    handle: 'paints',
    picture: new File(['no picture'], 'me.png', { type: 'image/png' }),
  })
  for (let n = 0; n < 20; n++) expect((await browser.act('profile.save', form())).status).toBe(400)
  const refused = await browser.act('profile.save', form())
  expect(refused).toMatchObject({ status: 429, answer: { errors: { picture: expect.stringMatching(/pictures/) } } })
  const { picture: _, ...words } = form()
  expect((await browser.act('profile.save', words)).status).toBe(303)
})

test('the identity setup saves the same profile and leads on to where somebody came from, on this site only', async () => {
  const person = await enrol('Fresh')
  const browser = await sitDown(person.id)
  const form = { name: 'Fresh Air', username: 'Fresh', handle: 'fresh-air' }
  expect((await browser.open('?return_url=/ai/consensus?run=7')).onwards).toBe('/ai/consensus?run=7')
  expect((await browser.open('?return_url=//evil.test')).onwards).toBe('/')
  const refused = await browser.setUp('?return_url=/search', 'profile.save', { ...form, handle: 'a' })
  expect(refused).toMatchObject({ status: 400, answer: { problem: { values: { name: 'Fresh Air' } } } })
  expect((await browser.setUp('?return_url=/search', 'profile.save', form)).location).toBe('/search')
  expect((await browser.setUp('', 'profile.save', form)).location).toBe('/')
  expect((await browser.setUp('?return_url=https://evil.test', 'profile.save', form)).location).toBe('/')
  expect(await again(person)).toMatchObject({ name: 'Fresh Air', handle: 'fresh-air' })
  expect((await browser.setUp('?return_url=/search', 'profile.removePicture')).location).toBe(
    '/frenly/identity-setup?return_url=/search',
  )
})

test('guesses at the current password are few in one session and spare the owner’s other ones', async () => {
  const person = await enrol('Guessed')
  const [thief, owner] = [await sitDown(person.id), await sitDown(person.id)]
  inMs(11 * MINUTE_MS)
  const tries = []
  for (let n = 0; n < 11; n++) tries.push(await thief.act('password.change', { ...NEW, currentPassword: `wrong ${n}` }))
  expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(403))
  expect(tries[10]).toMatchObject({ status: 429, answer: { errors: { currentPassword: /Please wait/ as never } } })
  expect(Number(tries[10]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await owner.act('password.change', { ...NEW, currentPassword: PASSWORD })).status).toBe(303)
})
