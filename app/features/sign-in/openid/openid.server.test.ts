import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startGoogle as startStandIn, type GoogleUser } from '#tests/support/google.ts'
import * as outbox from '#tests/support/letters.ts'

const ORIGIN = 'http://frenly.test'
const [work, school] = await Promise.all([startStandIn(), startStandIn()])
const dataDir = mkdtempSync(join(tmpdir(), 'frenly-openid-'))
const toSetting = (id: string, { env }: typeof work, more: object = {}) => ({
  id,
  name: id === 'work' ? 'Work' : 'School',
  issuer: env.GOOGLE_ISSUER,
  clientId: env.GOOGLE_CLIENT_ID,
  clientSecret: env.GOOGLE_CLIENT_SECRET,
  ...more,
})
const roles = { admins: 'administrator', helpers: 'support', mods: 'moderator' }
Object.assign(process.env, {
  DATA_DIR: dataDir,
  ORIGIN,
  LOG_LEVEL: 'silent',
  ADMIN_EMAIL: 'owner@frenly.test',
  OIDC_PROVIDERS: JSON.stringify([
    toSetting('work', work, { roles }),
    toSetting('school', school, { trustEmail: true }),
  ]),
})
const { store } = await import('#app/database/store.server.ts')
const { authenticators } = await import('#app/database/tables/people.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveSession } = await import('#app/kits/members/identity/session/session.store.server.ts')
const { disconnectOpenId } = await import('#app/kits/members/identity/openid/openid-account.server.ts')
const { createConnection, listAllConnections } =
  await import('#app/kits/members/identity/connections/connections.store.server.ts')
const { findUserByEmail, findUserById, saveUser } =
  await import('#app/kits/members/identity/account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { loader } = await import('../openid.api.ts')
const { loader: readReason } = await import('../auth-error.route.tsx')

const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const
const issuerOf = ({ env }: typeof work) => `${env.GOOGLE_ISSUER}/`

beforeAll(() => store().migrate())
afterEach(() => [work, school].forEach((one) => one.calm()))
afterAll(async () => {
  await Promise.all([work.stop(), school.stop()])
  await closeMailQueue()
  await store().close()
})

let visitors = 0
/** Somebody's browser: it keeps cookies, and each one comes from a network of its own. */
function browser(cookies: Record<string, string> = {}) {
  const network = `10.0.1.${++visitors}`
  const get = async (address: string, more: Record<string, string> = {}) => {
    const url = new URL(address, ORIGIN)
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const request = new Request(url, { headers: { host: url.host, cookie, ...more } })
    const provider = url.pathname.split('/')[3]
    const answer = (await loader({ request, context: { network }, params: { provider } } as never)) as Response
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(set)) delete cookies[name]
      else cookies[name] = value
    }
    return answer
  }
  const whoami = () =>
    findSignedIn(new Request(ORIGIN, { headers: { cookie: `frenly_session=${cookies['frenly_session'] ?? ''}` } }))
  return { cookies, get, whoami }
}
type Browser = ReturnType<typeof browser>

const START = '/auth/openid/work'
/** The way there: the address where the provider leads back to. */
async function toProvider(visitor: Browser, start = START): Promise<string> {
  const lead = (await visitor.get(start)).headers.get('location')!
  return (await fetch(lead, { redirect: 'manual' })).headers.get('location')!
}
const cameBack = async (visitor: Browser, start?: string) =>
  (await visitor.get(await toProvider(visitor, start))).headers.get('location')!
const reasonOf = (address: string) => new URL(address, ORIGIN).searchParams.get('reason')

let people = 0
async function member(more: Parameters<typeof enrol>[1] = {}) {
  const name = `member${++people}`
  return enrol(name, { emailVerifiedAt: new Date(), ...more })
}
async function signedIn(userId: string): Promise<Browser> {
  const cookie = await startSession(new Request(ORIGIN), userId, true)
  return browser({ frenly_session: /=([^;]+)/.exec(cookie)![1]! })
}
type Who = GoogleUser & { groups?: readonly string[] }
const at = (server: typeof work, sub: string, more: Partial<Who> = {}) =>
  server.isSignedIn({ sub, email: `${sub}@work.test`, name: 'Zoë van Dyk', ...more } as Who)
async function subjectsTo(address: string) {
  await deliverDue()
  return outbox.subjectsTo(dataDir, address)
}
const roleChanges = async (id: string) =>
  (await listAuditEvents({ limit: 50 })).filter(({ target }) => target === `member/${id}`).map(({ detail }) => detail)

test('somebody new comes in, and comes back to the same account whatever the address is by then', async () => {
  at(work, 'new')
  const visitor = browser()
  expect(await cameBack(visitor, `${START}?return_url=%2Fask`)).toBe('/frenly/identity-setup?return_url=%2Fask')
  const first = (await visitor.whoami())!.row
  expect(first).toMatchObject({ name: 'Zoë van Dyk', email: 'new@work.test', role: null })
  expect(first.emailVerifiedAt).not.toBeNull()

  for (const later of [{ email: 'married@work.test' }, { email: 'x', email_verified: false }]) {
    at(work, 'new', later)
    const again = browser()
    expect(await cameBack(again, `${START}?return_url=%2Fask`)).toBe('/ask')
    expect((await again.whoami())!.row).toMatchObject({ id: first.id, email: 'new@work.test' })
  }
  expect(await listAllConnections(first.id)).toMatchObject([{ provider: issuerOf(work), email: 'married@work.test' }])
})

test('two providers with the same subject are two people', async () => {
  at(work, 'twin', { email: 'twin-a@work.test' })
  at(school, 'twin', { email: 'twin-b@school.test' })
  const [a, b] = [browser(), browser()]
  await cameBack(a)
  await cameBack(b, '/auth/openid/school')
  const ids = [(await a.whoami())!.row.id, (await b.whoami())!.row.id]
  expect(new Set(ids).size).toBe(2)
})

test('an answer meant for one provider opens nothing at another, and a way back works once', async () => {
  at(work, 'mixed')
  const visitor = browser()
  const back = await toProvider(visitor)
  const cookies = { ...visitor.cookies }
  const atOther = await visitor.get(back.replace('/work/', '/school/'))
  expect(reasonOf(atOther.headers.get('location')!)).toBe('state-mismatch')
  expect(await visitor.whoami()).toBeNull()
  const again = browser({ ...cookies })
  expect(reasonOf((await again.get(back)).headers.get('location')!)).toBeNull()
  const replayed = browser({ ...cookies })
  expect(reasonOf((await replayed.get(back)).headers.get('location')!)).toBe('state-mismatch')
  expect(await replayed.whoami()).toBeNull()
  const stranger = browser()
  expect(reasonOf((await stranger.get(back)).headers.get('location')!)).toBe('state-mismatch')
})

test('an address opens an account only when it is proved there and here', async () => {
  const proved = await member({ email: 'proved@work.test', emailKey: 'proved@work.test' })
  const claimed = await member({ email: 'claimed@work.test', emailKey: 'claimed@work.test', emailVerifiedAt: null })
  const tries: [Partial<Who>, string | null][] = [
    [{ email: proved.email, email_verified: false }, 'email-not-verified'],
    [{ email: proved.email, email_verified: 'yes' as never }, 'email-not-verified'],
    [{ email: claimed.email }, 'account-exists'],
    [{ email: 'nobody@work.test', email_verified: false }, 'email-not-verified'],
    [{ email: undefined as never }, 'no-email'],
  ]
  for (const [n, [who, reason]] of tries.entries()) {
    at(work, `liar-${n}`, who)
    const visitor = browser()
    expect([n, reasonOf(await cameBack(visitor))]).toEqual([n, reason])
    expect(await visitor.whoami()).toBeNull()
  }
  expect(await listAllConnections(proved.id)).toEqual([])

  at(work, 'really', { email: proved.email })
  const visitor = browser()
  await cameBack(visitor)
  expect((await visitor.whoami())!.row.id).toBe(proved.id)
  expect(await subjectsTo(proved.email)).toContain('Work was connected to your account')

  // The same address under another name there: somebody else may have it by now.
  at(work, 'successor', { email: proved.email })
  const successor = browser()
  expect(reasonOf(await cameBack(successor))).toBe('connect-first')
  expect(await successor.whoami()).toBeNull()
})

test('a provider whose word the operator takes need not say that an address is verified', async () => {
  at(school, 'trusted', { email: 'trusted@school.test', email_verified: false })
  const visitor = browser()
  await cameBack(visitor, '/auth/openid/school')
  expect((await visitor.whoami())!.row).toMatchObject({ email: 'trusted@school.test' })
})

test('no word about an address opens the house: the owner and its hands connect by themselves', async () => {
  const hand = await member({ email: 'hand@work.test', emailKey: 'hand@work.test', role: 'editor' })
  for (const email of ['owner@frenly.test', 'OWNER@frenly.test', hand.email]) {
    at(school, `taker-${email}`, { email })
    const taker = browser()
    expect(reasonOf(await cameBack(taker, '/auth/openid/school'))).toBe('connect-first')
    expect(await taker.whoami()).toBeNull()
  }
  expect(await findUserByEmail('owner@frenly.test')).toBeNull()

  const visitor = await signedIn(hand.id)
  at(school, 'hand', { email: hand.email })
  expect(await cameBack(visitor, '/auth/openid/school?connect=1')).toBe('/settings?part=security')
  const later = browser()
  await cameBack(later, '/auth/openid/school')
  expect((await later.whoami())!.row.id).toBe(hand.id)
})

test('groups give and take roles at each sign-in, and each change is told in the audit log', async () => {
  await enrol('house', { emailVerifiedAt: new Date(), email: 'owner@frenly.test', emailKey: 'owner@frenly.test' })
  const come = async (groups: unknown) => {
    at(work, 'grouped', { groups } as never)
    const visitor = browser()
    await cameBack(visitor)
    return (await visitor.whoami())!.row
  }
  const { id, role } = await come(['nobody', 'helpers'])
  expect(role).toBe('support')
  expect((await come(['helpers', 'admins', 'x'.repeat(9_000)])).role).toBe('administrator')
  expect((await come({ mods: {}, constructor: {} })).role).toBe('moderator')
  expect((await come([])).role).toBeNull()
  await saveUser(id, { role: 'editor' })
  expect((await come([])).role).toBe('editor')
  expect((await come(['helpers'])).role).toBe('editor')
  expect((await come(['mods'])).role).toBe('moderator')
  expect((await come(undefined)).role).toBeNull()
  expect(await roleChanges(id)).toEqual([
    { before: 'moderator', after: 'member', by: 'groups of Work' },
    { before: 'editor', after: 'moderator', by: 'groups of Work' },
    { before: 'moderator', after: 'member', by: 'groups of Work' },
    { before: 'administrator', after: 'moderator', by: 'groups of Work' },
    { before: 'support', after: 'administrator', by: 'groups of Work' },
    { before: 'member', after: 'support', by: 'groups of Work' },
  ])
})

test('groups that are kept elsewhere change nothing, and a provider without a mapping gives no role', async () => {
  at(work, 'overage', { groups: ['helpers'] })
  await cameBack(browser())
  work.claims((claims) => {
    delete claims['groups']
    claims['_claim_names'] = { groups: 'src1' }
  })
  const visitor = browser()
  await cameBack(visitor)
  expect((await visitor.whoami())!.row.role).toBe('support')
  at(school, 'unmapped', { groups: ['admins'] })
  const pupil = browser()
  await cameBack(pupil, '/auth/openid/school')
  expect((await pupil.whoami())!.row.role).toBeNull()
})

test('the owner is nobody’s to lower or to make, and the last administrator stays', async () => {
  const owner = (await findUserByEmail('owner@frenly.test'))!
  await createConnection({ provider: issuerOf(work), subject: 'owner', userId: owner.id, email: owner.email })
  at(work, 'owner', { groups: ['helpers'] })
  await cameBack(browser())
  expect((await findUserById(owner.id))!.role).toBeNull()

  await saveUser(owner.id, { emailVerifiedAt: null })
  const come = async (groups: readonly string[], sub = 'last') => {
    at(work, sub, { groups })
    const visitor = browser()
    await cameBack(visitor)
    return (await visitor.whoami())!.row
  }
  const { id } = await come(['admins'])
  expect((await come([])).role).toBe('administrator')
  expect(await disconnectOpenId(new Request(ORIGIN), issuerOf(work), { userId: id, sender })).toMatchObject({
    status: 409,
  })
  await come(['admins'], 'second')
  expect((await come([])).role).toBeNull()
  await saveUser(owner.id, { emailVerifiedAt: new Date() })
})

test('connecting needs a proof and our own page; disconnecting leaves a way in and takes the role of groups along', async () => {
  const user = await member()
  at(work, 'mine', { groups: ['helpers'] })
  const guest = await browser().get(`${START}?connect=1`)
  expect(guest.headers.get('location')).toMatch(/^\/login\?return_url=/)
  const visitor = await signedIn(user.id)
  const elsewhere = await visitor.get(`${START}?connect=1`, { 'sec-fetch-site': 'cross-site' })
  expect(elsewhere.headers.get('location')).toBe('/settings?part=security')
  const { session } = (await visitor.whoami())!
  await saveSession(session.tokenHash, { provedAt: new Date(0) })
  expect((await visitor.get(`${START}?connect=1`)).headers.get('location')).toBe('/settings?part=security')
  await saveSession(session.tokenHash, { provedAt: new Date() })

  expect(await cameBack(visitor, `${START}?connect=1`)).toBe('/settings?part=security')
  expect((await findUserById(user.id))!.role).toBe('support')
  const other = await signedIn((await member()).id)
  expect(reasonOf(await cameBack(other, `${START}?connect=1`))).toBe('connected-elsewhere')
  expect(reasonOf(await cameBack(other))).toBe('another-account')

  const disconnect = (issuer = issuerOf(work)) =>
    disconnectOpenId(new Request(ORIGIN), issuer, { userId: user.id, sender })
  expect(await disconnect()).toMatchObject({
    status: 409,
    message: expect.stringContaining('Set a password') as string,
  })
  // An account of a provider that is set up no more is no way in.
  await createConnection({ provider: 'https://gone.test/', subject: 'x', userId: user.id, email: '' })
  expect(await disconnect()).toMatchObject({ status: 409 })
  await saveUser(user.id, { passwordHash: await hashPassword('a quiet bamboo grove') })
  expect(await disconnect()).toMatchObject({ isDone: true, name: 'Work' })
  expect(await disconnect('https://gone.test/')).toMatchObject({ isDone: true, name: 'gone.test' })
  expect(await listAllConnections(user.id)).toEqual([])
  expect((await findUserById(user.id))!.role).toBeNull()
  expect(await subjectsTo(user.email)).toContain('Work was disconnected from your account')
})

test('a sign-in there is a fresh proof for one’s own account, and only the first step where there are two', async () => {
  const user = await member()
  await createConnection({ provider: issuerOf(work), subject: 'proof', userId: user.id, email: user.email })
  at(work, 'proof')
  const visitor = await signedIn(user.id)
  const { session } = (await visitor.whoami())!
  await saveSession(session.tokenHash, { provedAt: new Date(0) })
  expect(await cameBack(visitor, `${START}?return_url=%2Fsettings`)).toBe('/settings')
  expect(Date.now() - (await visitor.whoami())!.session.provedAt!.getTime()).toBeLessThan(60_000)

  await store().db.insert(authenticators).values({ userId: user.id, sealedSecret: 'x', confirmedAt: new Date() })
  const later = browser()
  expect(await cameBack(later)).toBe('/login?step=code')
  expect(await later.whoami()).toBeNull()
  await saveUser(user.id, { suspendedAt: new Date() })
  expect(reasonOf(await cameBack(browser()))).toBe('suspended')
})

test('who may register is asked here as well', async () => {
  const { env } = await import('#app/platform/env.server.ts')
  const before = env().REGISTRATION
  try {
    env().REGISTRATION = 'closed'
    at(work, 'late', { email: 'late@work.test' })
    expect(reasonOf(await cameBack(browser()))).toBe('not-open')
    expect(await findUserByEmail('late@work.test')).toBeNull()
  } finally {
    env().REGISTRATION = before
  }
})

test('two ways back at the same moment make one account', async () => {
  at(work, 'hasty', { email: 'hasty@work.test' })
  const many = Array.from({ length: 6 }, () => browser())
  const backs = await Promise.all(many.map((visitor) => toProvider(visitor)))
  await Promise.all(many.map((visitor, n) => visitor.get(backs[n]!)))
  const ids = await Promise.all(many.map(async (visitor) => (await visitor.whoami())?.row.id))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeTruthy()
})

test('a provider that is down or not set up ends on a page that says so by its name, without a secret', async () => {
  work.breaks('token', 'fails')
  at(work, 'unlucky')
  const address = await cameBack(browser())
  expect(address).toBe('/auth/error?reason=provider-down&from=work')
  const read = async (path: string) =>
    (await readReason({ request: new Request(ORIGIN + path), context: {}, params: {} } as never)) as unknown
  expect(JSON.stringify(await read(address))).toContain('Work did not answer')
  expect(JSON.stringify(await read(address))).not.toContain(work.env.GOOGLE_CLIENT_SECRET)
  expect(JSON.stringify(await read('/auth/error?reason=provider-down&from=%3Cb%3E'))).toContain('The provider did not')
  for (const path of ['/auth/openid/nobody', '/auth/openid/constructor', '/auth/openid/nobody/callback?code=x'])
    expect((await browser().get(path)).headers.get('location')).toBe('/auth/error?reason=provider-not-configured')
  expect((await browser().get('/AUTH/OpenID/Work/')).headers.get('location')).toContain('/authorize?')
})

test('the check of the house says which provider answers, and what to look at where one does not', async () => {
  const { openIdChecks } = await import('./openid-checks.server.ts')
  school.breaks('discovery', 'fails')
  const tools = { signal: AbortSignal.timeout(10_000), isScheduled: false }
  const found = await Promise.all(openIdChecks().map(async ({ id, run }) => [id, (await run(tools)).state]))
  expect(found).toEqual([
    ['sign-in:work', 'passed'],
    ['sign-in:school', 'failed'],
  ])
})
