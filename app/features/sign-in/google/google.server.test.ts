import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startGoogle, type GoogleUser } from '#tests/support/google.ts'
import * as outbox from '#tests/support/letters.ts'

const ORIGIN = 'http://frenly.test'
const google = await startGoogle()
const dataDir = mkdtempSync(join(tmpdir(), 'frenly-google-'))
Object.assign(process.env, google.env, { DATA_DIR: dataDir, ORIGIN, LOG_LEVEL: 'silent' })
const { store } = await import('#app/database/store.server.ts')
const { authenticators } = await import('#app/database/tables/people.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveSession } = await import('#app/kits/members/identity/session/session.store.server.ts')
const { disconnectGoogle } = await import('#app/kits/members/identity/google/google-account.server.ts')
const { createConnection, listConnections } =
  await import('#app/kits/members/identity/connections/connections.store.server.ts')
const { createUser, findUserByEmail, findUserById, saveUser } =
  await import('#app/kits/members/identity/account/users.store.server.ts')
const { loader } = await import('../google.api.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const
const MINUTE_MS = 60_000
const SKEWED_PAST_S = 600

beforeAll(() => store().migrate())
afterEach(() => google.calm())
afterAll(async () => {
  await google.stop()
  await closeMailQueue()
  await store().close()
})

let visitors = 0

/** Somebody's browser: it keeps cookies, and each one comes from a network of its own. */
function browser(cookies: Record<string, string> = {}) {
  const network = `10.0.0.${++visitors}`
  const get = async (address: string, more: Record<string, string> = {}) => {
    const url = new URL(address, ORIGIN)
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const request = new Request(url, { headers: { host: url.host, cookie, ...more } })
    const answer = (await loader({ request, context: { network }, params: {} } as never)) as Response
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set)) delete cookies[name]
      else cookies[name] = value
    }
    return answer
  }
  const whoami = () =>
    findSignedIn(
      new Request(ORIGIN, {
        headers: { cookie: `frenly_session=${cookies['frenly_session'] ?? ''}`, host: 'frenly.test' },
      }),
    )
  return { cookies, get, whoami }
}
type Browser = ReturnType<typeof browser>

/** The way to Google: the address where Google leads back to. */
async function toGoogle(visitor: Browser, start = '/auth/google'): Promise<string> {
  const lead = await visitor.get(start)
  const google = await fetch(lead.headers.get('location')!, { redirect: 'manual' })
  return google.headers.get('location')!
}

/** The whole way: where the person stands in the end. */
async function cameBack(visitor: Browser, start?: string): Promise<string> {
  return (await visitor.get(await toGoogle(visitor, start))).headers.get('location')!
}
const reasonOf = (address: string) => new URL(address, ORIGIN).searchParams.get('reason')

let people = 0
type Given = Parameters<typeof createUser>[0]
async function enrol(more: Partial<Given> = {}) {
  const n = ++people
  const name = more.username ?? `member${n}`
  const email = more.email ?? `${name}@frenly.test`
  const id = `user-${n}`
  const names = { username: name, usernameKey: name.toLowerCase(), handle: name.toLowerCase(), name }
  await createUser({
    id,
    ...names,
    email,
    emailKey: email.toLowerCase(),
    emailVerifiedAt: new Date(),
    ...more,
  } as Given)
  return (await findUserById(id))!
}
async function signedIn(userId: string): Promise<Browser> {
  const visitor = browser()
  const cookie = await startSession(new Request(ORIGIN), userId, true)
  visitor.cookies['frenly_session'] = /=([^;]+)/.exec(cookie)![1]!
  return visitor
}
const atGoogle = (n: number, more: Partial<GoogleUser> = {}) => {
  const user = { sub: `sub-${n}`, email: `person${n}@gmail.test`, name: 'Zoë van Dyk', ...more }
  google.isSignedIn(user)
  return user
}
async function lettersTo(address: string): Promise<string[]> {
  await deliverDue()
  return outbox.lettersTo(dataDir, address)
}

test('the way there carries state, nonce and a PKCE challenge, asks for little, and leads back to our own origin', async () => {
  atGoogle(1)
  const visitor = browser()
  const lead = await visitor.get('/auth/google?return_url=%2Fask')
  const url = new URL(lead.headers.get('location')!)
  const asked = Object.fromEntries(url.searchParams)
  expect(url.origin + url.pathname).toBe(`${google.env.GOOGLE_ISSUER}/authorize`)
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: google.env.GOOGLE_CLIENT_ID,
    redirect_uri: `${ORIGIN}/auth/google/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  expect(asked['state']).toMatch(/^.{30,}$/)
  expect(asked['nonce']).toMatch(/^[\w-]{43}$/)
  expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/)
  const [cookie = ''] = lead.headers.getSetCookie()
  expect(cookie).toMatch(/^frenly_sign_in=.*; Max-Age=600; Path=\/;.*HttpOnly; SameSite=Lax$/)
  expect(Buffer.from(decodeURIComponent(cookie), 'base64').toString()).not.toContain(asked['nonce'])
  expect(lead.headers.get('cache-control')).toContain('no-store')
})

test('somebody new gets an account with a proved address, a name of their own and no password, and sets it up', async () => {
  atGoogle(2)
  const visitor = browser()
  const answer = await visitor.get(await toGoogle(visitor, '/auth/google?return_url=%2Fask'))
  expect(answer.headers.get('location')).toBe('/frenly/identity-setup?return_url=%2Fask')
  expect(answer.headers.getSetCookie().join()).toContain('frenly_flash')
  expect(visitor.cookies['frenly_sign_in']).toBeUndefined()
  const { row, session } = (await visitor.whoami())!
  expect(row).toMatchObject({
    username: 'Zoe-van-Dyk',
    handle: 'zoe-van-dyk',
    name: 'Zoë van Dyk',
    email: 'person2@gmail.test',
    passwordHash: null,
    profilePicture: null,
  })
  expect(row.emailVerifiedAt).toBeInstanceOf(Date)
  expect(session.isRemembered).toBe(true)
})

test('the next time the same Google account opens it, even when its address has changed, and leads where it was asked to', async () => {
  atGoogle(2, { email: 'moved@gmail.test', email_verified: false })
  const visitor = browser()
  expect(await cameBack(visitor, '/auth/google?return_url=%2Fask%3Fx%3D1')).toBe('/ask?x=1')
  expect((await visitor.whoami())?.row.email).toBe('person2@gmail.test')
  for (const evil of ['https://evil.test/', '//evil.test', '/auth/google', '/\\evil.test'])
    expect(await cameBack(browser(), `/auth/google?return_url=${encodeURIComponent(evil)}`)).toBe('/')
})

test('a namesake gets another username; a name without letters one from the address', async () => {
  atGoogle(3)
  const namesake = browser()
  await cameBack(namesake)
  expect((await namesake.whoami())?.row.username).toBe('person3')
  atGoogle(4, { name: '金', email: 'admin@gmail.test' })
  const reserved = browser()
  await cameBack(reserved)
  expect((await reserved.whoami())?.row).toMatchObject({ username: 'new-friend', name: '金' })
})

test('an account of the same proved address is linked, once, and its owner is told', async () => {
  const owner = await enrol({ username: 'Ondine', email: 'Ondine@gmail.test' })
  atGoogle(5, { email: 'ONDINE@gmail.test' })
  const visitor = browser()
  expect(await cameBack(visitor)).toBe('/')
  expect((await visitor.whoami())?.row.id).toBe(owner.id)
  expect(await cameBack(browser())).toBe('/')
  expect(await listConnections(owner.id, 'google')).toHaveLength(1)
  const letters = await lettersTo('Ondine@gmail.test')
  expect(letters.filter((letter) => /Google was connected/.test(letter))).toHaveLength(1)
})

test('an account whose address nobody proved is not handed over', async () => {
  const squatter = await enrol({ username: 'Squatter', email: 'victim@gmail.test', emailVerifiedAt: null })
  atGoogle(6, { email: 'victim@gmail.test' })
  const visitor = browser()
  expect(reasonOf(await cameBack(visitor))).toBe('account-exists')
  expect(await visitor.whoami()).toBeNull()
  expect(await listConnections(squatter.id, 'google')).toEqual([])
})

test('an address that Google has not confirmed opens nothing and makes nothing', async () => {
  const owner = await enrol({ username: 'Careful', email: 'careful@gmail.test' })
  atGoogle(7, { email: 'careful@gmail.test', email_verified: false })
  expect(reasonOf(await cameBack(browser()))).toBe('email-not-verified')
  atGoogle(7, { email: 'nobody@gmail.test', email_verified: false })
  expect(reasonOf(await cameBack(browser()))).toBe('email-not-verified')
  expect(await findUserByEmail('nobody@gmail.test')).toBeNull()
  expect(await listConnections(owner.id, 'google')).toEqual([])
})

test('a suspended account stays closed, whether Google is connected with it or not', async () => {
  const one = await enrol({ username: 'Stopped', suspendedAt: new Date() })
  await createConnection({ provider: 'google', subject: 'sub-8', userId: one.id, email: 'x@gmail.test' })
  atGoogle(8)
  expect(reasonOf(await cameBack(browser()))).toBe('suspended')
  atGoogle(9, { email: one.email })
  expect(reasonOf(await cameBack(browser()))).toBe('suspended')
})

test('who declines at Google hears that nothing happened, and keeps the way to where they wanted', async () => {
  for (const [error, reason] of [
    ['access_denied', 'denied'],
    ['temporarily_unavailable', 'provider-down'],
    ['redirect_uri_mismatch', 'keys-refused'],
    ['constructor', 'keys-refused'],
  ] as const) {
    google.refuses(error)
    const address = await cameBack(browser(), '/auth/google?return_url=%2Fask')
    expect([reasonOf(address), new URL(address, ORIGIN).searchParams.get('return_url')]).toEqual([reason, '/ask'])
  }
})

test('a way back that is not the end of this browser’s own way there is refused', async () => {
  atGoogle(10)
  const visitor = browser()
  const back = await toGoogle(visitor)
  const forged = new URL(back)
  forged.searchParams.set('state', 'forged')
  const stateless = new URL(back)
  stateless.searchParams.delete('state')
  const stranger = browser()
  await toGoogle(stranger)
  for (const [who, address] of [
    [browser(), back],
    [stranger, back],
    [browser({ ...visitor.cookies }), forged.href],
    [browser({ ...visitor.cookies }), stateless.href],
    [browser({ frenly_sign_in: 'e30=.forged' }), back],
    [browser({ ...visitor.cookies }), `${ORIGIN}/auth/google/callback?error=access_denied&state=forged`],
  ] as const) {
    expect(reasonOf((await who.get(address)).headers.get('location')!)).toBe('state-mismatch')
    expect(await who.whoami()).toBeNull()
  }
  expect(await findUserByEmail('person10@gmail.test')).toBeNull()
})

test('a way that took longer than ten minutes has ended; one that was finished does not work again', async () => {
  atGoogle(11)
  const slow = browser()
  const back = await toGoogle(slow)
  const kept = { ...slow.cookies }
  const late = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 10 * MINUTE_MS + 1))
  expect(reasonOf((await slow.get(back)).headers.get('location')!)).toBe('state-mismatch')
  late.mockRestore()
  const inTime = browser({ ...kept })
  await inTime.get(back)
  expect(await inTime.whoami()).not.toBeNull()
  expect(reasonOf((await browser({ ...kept }).get(back)).headers.get('location')!)).toBe('state-mismatch')
})

test('the other address of the way back completes it as well', async () => {
  atGoogle(12)
  const visitor = browser()
  const back = (await toGoogle(visitor)).replace('/auth/google/callback', '/auth/callback')
  expect((await visitor.get(back)).headers.get('location')).toContain('/frenly/identity-setup')
  expect(await visitor.whoami()).not.toBeNull()
})

test('a token that is not right in every point opens nothing', async () => {
  const nowS = Math.floor(Date.now() / 1_000)
  const wrong: [string, () => void][] = [
    ['nonce', () => google.claims((claims) => (claims['nonce'] = 'another'))],
    ['no nonce', () => google.claims((claims) => delete claims['nonce'])],
    ['audience', () => google.claims((claims) => (claims['aud'] = 'another-client'))],
    ['audience beside ours', () => google.claims((claims) => (claims['aud'] = [claims['aud'], 'another-client']))],
    ['issued to another', () => google.claims((claims) => (claims['azp'] = 'another-client'))],
    ['issuer', () => google.claims((claims) => (claims['iss'] = 'https://evil.test'))],
    ['expired', () => google.claims((claims) => (claims['exp'] = nowS - SKEWED_PAST_S))],
    ['not yet', () => google.claims((claims) => (claims['nbf'] = nowS + SKEWED_PAST_S))],
    ['nobody', () => google.claims((claims) => delete claims['sub'])],
    [
      'no address anywhere',
      () => {
        google.claims((claims) => delete claims['email'])
        google.tells(() => ({}))
      },
    ],
    ['address with a line', () => google.claims((claims) => (claims['email'] = 'a@b.test\r\nBcc: c@d.test'))],
    ['stranger', () => google.isSignedBy('stranger')],
    ['unsigned', () => google.isSignedBy('nobody')],
  ]
  for (const [name, spoil] of wrong) {
    atGoogle(13)
    spoil()
    const visitor = browser()
    expect([name, reasonOf(await cameBack(visitor))]).toEqual([name, 'token-not-right'])
    expect(await visitor.whoami()).toBeNull()
    google.calm()
  }
  expect(await findUserByEmail('person13@gmail.test')).toBeNull()
  // Two clocks may stand a little apart.
  google.claims((claims) => Object.assign(claims, { exp: nowS - 60, nbf: nowS + 60 }))
  expect(await cameBack(browser())).toContain('/frenly/identity-setup')
})

test('two ways back at the same moment make one account', async () => {
  atGoogle(14, { name: 'Twin Peaks' })
  const visitors = Array.from({ length: 8 }, () => browser())
  const backs = await Promise.all(visitors.map((visitor) => toGoogle(visitor)))
  await Promise.all(visitors.map((visitor, n) => visitor.get(backs[n]!)))
  const ids = await Promise.all(visitors.map(async (visitor) => (await visitor.whoami())?.row.id))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeTruthy()
})

test('a member with a fresh proof connects Google and is told; later the Google account opens the account', async () => {
  const member = await enrol({ username: 'Connector' })
  atGoogle(15)
  const visitor = await signedIn(member.id)
  expect(await cameBack(visitor, '/auth/google?connect=1')).toBe('/settings?part=security')
  expect(await listConnections(member.id, 'google')).toMatchObject([
    { subject: 'sub-15', email: 'person15@gmail.test' },
  ])
  expect((await lettersTo(member.email)).some((letter) => /Google was connected/.test(letter))).toBe(true)
  const later = browser()
  await cameBack(later)
  expect((await later.whoami())?.row.id).toBe(member.id)

  const other = await enrol({ username: 'Other' })
  const thief = await signedIn(other.id)
  expect(reasonOf(await cameBack(thief, '/auth/google?connect=1'))).toBe('connected-elsewhere')
  expect(await listConnections(other.id, 'google')).toEqual([])
})

test('connecting needs a proof, our own page, and the same person at the end', async () => {
  const [member, other] = [await enrol(), await enrol()]
  atGoogle(16)
  const guest = await browser().get('/auth/google?connect=1')
  expect(guest.headers.get('location')).toMatch(/^\/login\?return_url=/)
  const visitor = await signedIn(member.id)
  const fromElsewhere = await visitor.get('/auth/google?connect=1', { 'sec-fetch-site': 'cross-site' })
  expect(fromElsewhere.headers.get('location')).toBe('/settings?part=security')
  const { session } = (await visitor.whoami())!
  await saveSession(session.tokenHash, { provedAt: new Date(Date.now() - 11 * MINUTE_MS) })
  const unproved = await visitor.get('/auth/google?connect=1')
  expect(unproved.headers.get('location')).toBe('/settings?part=security')
  expect(unproved.headers.getSetCookie().join()).toContain('frenly_flash')

  const switching = await signedIn(member.id)
  const back = await toGoogle(switching, '/auth/google?connect=1')
  switching.cookies['frenly_session'] = (await signedIn(other.id)).cookies['frenly_session']!
  expect(reasonOf((await switching.get(back)).headers.get('location')!)).toBe('state-mismatch')
  const leaving = await signedIn(member.id)
  const backAgain = await toGoogle(leaving, '/auth/google?connect=1')
  delete leaving.cookies['frenly_session']
  expect(reasonOf((await leaving.get(backAgain)).headers.get('location')!)).toBe('state-mismatch')
  for (const { id } of [member, other]) expect(await listConnections(id, 'google')).toEqual([])
})

test('a member who signs in again with the own Google account has a fresh proof; another account changes nothing', async () => {
  const member = await enrol()
  await createConnection({ provider: 'google', subject: 'sub-17', userId: member.id, email: 'x@gmail.test' })
  const visitor = await signedIn(member.id)
  const before = (await visitor.whoami())!.session
  await saveSession(before.tokenHash, { provedAt: new Date(0) })
  atGoogle(17)
  const lead = new URL((await visitor.get('/auth/google')).headers.get('location')!)
  expect(lead.searchParams.get('prompt')).toBe('select_account')
  expect(await cameBack(visitor, '/auth/google?return_url=%2Fsettings')).toBe('/settings')
  const after = (await visitor.whoami())!.session
  expect(after.tokenHash).toBe(before.tokenHash)
  expect(Date.now() - after.provedAt!.getTime()).toBeLessThan(MINUTE_MS)

  await saveSession(before.tokenHash, { provedAt: new Date(0) })
  const somebody = await enrol()
  for (const user of [atGoogle(18), atGoogle(18, { email: somebody.email })]) {
    google.isSignedIn(user)
    expect(reasonOf(await cameBack(visitor))).toBe('another-account')
  }
  expect(await findUserByEmail('person18@gmail.test')).toBeNull()
  expect((await visitor.whoami())!.session.provedAt!.getTime()).toBe(0)
})

test('where an authenticator app is set up, Google is only the first of two steps', async () => {
  const member = await enrol()
  await store().db.insert(authenticators).values({ userId: member.id, sealedSecret: 'x', confirmedAt: new Date() })
  await createConnection({ provider: 'google', subject: 'sub-21', userId: member.id, email: 'x@gmail.test' })
  atGoogle(21)
  const visitor = browser()
  expect(await cameBack(visitor, '/auth/google?return_url=%2Fask')).toBe('/login?step=code&return_url=%2Fask')
  expect(await visitor.whoami()).toBeNull()
})

test('Google is not taken away while it is the only way in', async () => {
  const member = await enrol()
  const connection = { provider: 'google', subject: 'sub-19', userId: member.id, email: 'x@gmail.test' } as const
  await createConnection(connection)
  expect(await disconnectGoogle(member.id, sender)).toMatchObject({ status: 409, message: /Set a password/ as never })
  expect(await listConnections(member.id, 'google')).toHaveLength(1)
  await saveUser(member.id, { passwordHash: await hashPassword('a quiet bamboo grove') })
  expect(await disconnectGoogle(member.id, sender)).toEqual({ isDone: true })
  expect(await listConnections(member.id, 'google')).toEqual([])
  expect((await lettersTo(member.email)).some((letter) => /disconnected/.test(letter))).toBe(true)
})

test('asked under another name of this machine, the way begins anew on the origin it comes back to, once', async () => {
  const visitor = browser()
  const moved = await visitor.get('http://127.0.0.1/auth/google?return_url=%2Fask')
  expect(moved.headers.get('location')).toBe(`${ORIGIN}/auth/google?return_url=%2Fask&home=1`)
  const behindProxy = await visitor.get('http://inside/auth/google?return_url=%2Fask&home=1')
  expect(behindProxy.headers.get('location')).toContain('/authorize?')
  const brand = await visitor.get('http://voice2email.localhost/auth/google?domain=inbox.localhost')
  const url = new URL(brand.headers.get('location')!)
  expect(url.searchParams.get('redirect_uri')).toBe('http://voice2email.localhost/auth/google/callback')
})

test('one network gets sixty starts in a quarter of an hour, then calm words', async () => {
  const visitor = browser()
  for (let n = 0; n < 60; n++) await visitor.get('/auth/google')
  expect(reasonOf((await visitor.get('/auth/google')).headers.get('location')!)).toBe('too-many-tries')
  expect((await browser().get('/auth/google')).headers.get('location')).toContain('/authorize?')
})

test('a provider whose token names no address is asked for it, and believed for that very person alone', async () => {
  const withoutAddress = () =>
    google.claims((claims) => {
      delete claims.email
      delete claims.email_verified
    })
  withoutAddress()
  atGoogle(901)
  const visitor = browser()
  await cameBack(visitor)
  expect((await visitor.whoami())?.user.email).toBe('person901@gmail.test')

  for (const tells of [
    (claims: Record<string, unknown>) => ({ ...claims, sub: 'somebody else' }),
    ({ email: _, ...claims }: Record<string, unknown>) => claims,
    () => ({}),
  ]) {
    atGoogle(902)
    google.tells(tells)
    const stranger = browser()
    expect(reasonOf(await cameBack(stranger))).toBe('token-not-right')
    expect(await stranger.whoami()).toBeNull()
  }
})

test('an address of people that is not verified there takes nobody’s account', async () => {
  const owner = await enrol({ email: 'person903@gmail.test' })
  google.claims((claims) => {
    delete claims.email
    delete claims.email_verified
  })
  atGoogle(903, { email_verified: false })
  const visitor = browser()
  await cameBack(visitor)
  expect((await visitor.whoami())?.user.id).not.toBe(owner.id)
})

test('when Google breaks, hangs or is gone, nobody waits for long and everybody hears why', async () => {
  const inAnHour = () => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 61 * MINUTE_MS))
  const start = async () => reasonOf((await browser().get('/auth/google')).headers.get('location')!)
  atGoogle(20)
  google.breaks('token', 'fails')
  expect(reasonOf(await cameBack(browser()))).toBe('provider-down')
  const patience = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience(ms === 5_000 ? 60 : ms))
  google.breaks('token', 'hangs')
  expect(reasonOf(await cameBack(browser()))).toBe('provider-down')
  google.calm()

  const later = inAnHour()
  for (const how of ['fails', 'hangs'] as const) {
    google.breaks('discovery', how)
    expect(await start()).toBe('provider-down')
  }
  google.calm()
  expect(await start()).toBeNull()
  later.mockRestore()

  const visitor = browser()
  const back = await toGoogle(visitor)
  await google.stop()
  expect(reasonOf((await visitor.get(back)).headers.get('location')!)).toBe('provider-down')
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 200 * MINUTE_MS))
  expect(await start()).toBe('provider-down')
})
