import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startGoogle } from '#tests/support/google.ts'
import { startOpenIdServer } from '#tests/support/openid-server.ts'
import type { OpenIdSetting } from './openid-settings.server.ts'

const CALLBACK = 'http://frenly.test/auth/openid/work/callback'
const proof = { verifier: 'v'.repeat(43), nonce: 'n'.repeat(43), state: 's'.repeat(43) }
const { leadAddress, readReturned } = await import('./openid-way.server.ts')
const { findConfiguration } = await import('./configurations.server.ts')

const base = {
  id: 'work',
  name: 'Work',
  scopes: 'openid email profile groups',
  groupsClaim: 'groups',
  trustEmail: false,
}
const roles = new Map([['admins', 'administrator' as const]])
let real: Awaited<ReturnType<typeof startOpenIdServer>>
let liar: Awaited<ReturnType<typeof startGoogle>>
let atReal: OpenIdSetting
let atLiar: OpenIdSetting

beforeAll(async () => {
  real = await startOpenIdServer({ callbacks: [CALLBACK] })
  liar = await startGoogle()
  const { clientId, clientSecret, issuer } = real
  atReal = { ...base, roles, clientId, clientSecret, issuer: `${issuer}/` }
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = liar.env
  const theirs = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: `${GOOGLE_ISSUER}/` }
  atLiar = { ...base, ...theirs, roles: new Map() }
})
afterEach(() => liar.calm())
afterAll(async () => {
  await real.stop()
  await liar.stop()
})

test('an OpenID server of another make: code, PKCE, nonce, keys, groups and the address of people', async () => {
  real.knows('ada', { email: 'ada@work.test', email_verified: true, name: 'Ada', groups: ['admins', 'staff'] })
  const start = await leadAddress(atReal, { callback: CALLBACK, proof, isFresh: false })
  const back = await real.passThrough(start, 'ada')
  expect(back).toContain(`${CALLBACK}?code=`)
  expect(new URL(back).searchParams.get('iss')).toBe(real.issuer)
  expect(await readReturned(atReal, { address: new URL(back), proof })).toEqual({
    subject: 'ada',
    email: 'ada@work.test',
    isEmailVerified: true,
    name: 'Ada',
    groups: ['admins', 'staff'],
  })
  await expect(readReturned(atReal, { address: new URL(back), proof })).rejects.toMatchObject({
    reason: 'state-mismatch',
  })
})

/** The whole way at the stand-in, which lies as it is told. */
async function cameBack(
  setting: OpenIdSetting = atLiar,
  change: (back: URL) => void = () => undefined,
  freshSince: Date | null = null,
) {
  const start = await leadAddress(setting, { callback: CALLBACK, proof, isFresh: false })
  const back = new URL((await fetch(start, { redirect: 'manual' })).headers.get('location')!)
  change(back)
  return readReturned(setting, { address: back, proof, freshSince }).then(
    (person) => ({ person, reason: null }),
    (trouble: { reason?: string; message: string }) => ({ person: null, reason: trouble.reason ?? String(trouble) }),
  )
}

test('the address says all that the protocol wants, and a fresh proof asks the provider to ask again', async () => {
  const { searchParams } = new URL(await leadAddress(atLiar, { callback: CALLBACK, proof, isFresh: true }))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile groups',
    state: proof.state,
    nonce: proof.nonce,
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '0',
  })
  expect(searchParams.get('code_challenge')).not.toBe(proof.verifier)
})

test('a token that is not right in every point is not believed', async () => {
  const nowS = Math.floor(Date.now() / 1_000)
  const set = (more: Record<string, unknown>) => () => liar.claims((claims) => Object.assign(claims, more))
  const wrong: [string, () => void][] = [
    ['nonce', set({ nonce: 'another' })],
    ['no nonce', set({ nonce: undefined })],
    ['audience', set({ aud: 'another-client' })],
    ['no audience', set({ aud: [] })],
    ['audience beside ours', () => liar.claims((claims) => (claims['aud'] = [claims['aud'], 'another-client']))],
    ['issued to another', set({ azp: 'another-client' })],
    ['issuer', set({ iss: 'https://evil.test' })],
    ['issuer with more', () => liar.claims((claims) => (claims['iss'] = `${String(claims['iss'])}/x`))],
    ['expired', set({ exp: nowS - 600 })],
    ['not yet', set({ nbf: nowS + 600 })],
    ['no end', set({ exp: undefined })],
    ['nobody', set({ sub: undefined })],
    ['an empty name', set({ sub: '' })],
    ['a name without end', set({ sub: 'x'.repeat(256) })],
    ['a number', set({ sub: 7 })],
    ['stranger', () => liar.isSignedBy('stranger')],
    ['unsigned', () => liar.isSignedBy('nobody')],
  ]
  for (const [name, spoil] of wrong) {
    spoil()
    expect([name, (await cameBack()).reason]).toEqual([name, 'token-not-right'])
    liar.calm()
  }
  liar.claims((claims) => Object.assign(claims, { exp: nowS - 60, nbf: nowS + 60 }))
  expect(await cameBack()).toMatchObject({ reason: null, person: { subject: '1000' } })
})

test('who was to be asked again and was not, by the time of the token, has proved nothing', async () => {
  const since = new Date()
  const start = await leadAddress(atReal, { callback: CALLBACK, proof, isFresh: true })
  real.knows('eve', { email: 'eve@work.test' })
  const back = new URL(await real.passThrough(start, 'eve'))
  expect(await readReturned(atReal, { address: back, proof, freshSince: since })).toMatchObject({ subject: 'eve' })

  const saysAt = (auth_time: unknown) => liar.claims((claims) => Object.assign(claims, { auth_time }))
  const came = () => cameBack(atLiar, () => undefined, since)
  saysAt(Math.floor(since.getTime() / 1_000) - 3_600)
  expect((await came()).reason).toBe('token-not-right')
  expect((await cameBack()).reason).toBeNull()
  for (const said of [Math.floor(since.getTime() / 1_000), undefined]) {
    saysAt(said)
    expect((await came()).reason).toBeNull()
  }
})

test('state and issuer of the answer are checked before any code is sent on', async () => {
  const asked = () => liar.asked.filter(({ pathname }) => pathname === '/token').length
  const before = asked()
  const spoilt: [(back: URL) => void, string][] = [
    [({ searchParams }) => searchParams.set('state', 'x'.repeat(43)), 'state-mismatch'],
    [({ searchParams }) => searchParams.delete('state'), 'state-mismatch'],
    [({ searchParams }) => searchParams.append('state', proof.state), 'token-not-right'],
    [({ searchParams }) => searchParams.set('iss', 'https://evil.test'), 'token-not-right'],
    [({ searchParams }) => searchParams.delete('code'), 'token-not-right'],
  ]
  for (const [change, reason] of spoilt) expect((await cameBack(atLiar, change)).reason).toBe(reason)
  expect(asked()).toBe(before)

  const start = await leadAddress(atReal, { callback: CALLBACK, proof, isFresh: false })
  real.knows('bob', { email: 'bob@work.test' })
  const back = new URL(await real.passThrough(start, 'bob'))
  back.searchParams.delete('iss')
  await expect(readReturned(atReal, { address: back, proof })).rejects.toMatchObject({ reason: 'token-not-right' })
})

test('what a provider refuses is told by its kind', async () => {
  for (const [error, reason] of [
    ['access_denied', 'denied'],
    ['login_required', 'denied'],
    ['temporarily_unavailable', 'provider-down'],
    ['unauthorized_client', 'keys-refused'],
    ['constructor', 'keys-refused'],
  ] as const) {
    liar.refuses(error)
    expect([error, (await cameBack()).reason]).toEqual([error, reason])
    liar.calm()
  }
  expect(await cameBackFromReal({ ...atReal, clientSecret: 'wrong' })).toBe('keys-refused')
})

/** With keys that the server does not know; its document is read anew for them. */
async function cameBackFromReal(setting: OpenIdSetting): Promise<string> {
  const { once } = await import('#app/platform/once.ts')
  once('openid-configurations', () => new Map<string, unknown>()).delete(setting.issuer)
  const start = await leadAddress(setting, { callback: CALLBACK, proof, isFresh: false })
  const address = new URL(await real.passThrough(start, 'ada'))
  const trouble: unknown = await readReturned(setting, { address, proof }).catch((error: unknown) => error)
  once('openid-configurations', () => new Map<string, unknown>()).delete(setting.issuer)
  expect(String(trouble)).not.toContain(setting.clientSecret)
  return (trouble as { reason: string }).reason
}

test('the address of people is believed for that very person alone', async () => {
  const silent = () =>
    liar.claims((claims) => {
      delete claims['email']
      delete claims['email_verified']
    })
  silent()
  expect((await cameBack()).person).toMatchObject({ email: 'mira@gmail.test', isEmailVerified: true })
  liar.tells((claims) => ({ ...claims, sub: 'somebody else' }))
  expect((await cameBack()).reason).toBe('token-not-right')
  liar.tells(() => ({ sub: '1000' }))
  expect((await cameBack()).person).toMatchObject({ email: null, isEmailVerified: false })
  liar.tells((claims) => ({ ...claims, groups: ['x'.repeat(2_000_000)] }))
  expect((await cameBack()).reason).toBe('provider-down')
})

test('an issuer that calls itself otherwise is not taken, nor an address where others listen in', async () => {
  const issuers = [
    [atLiar.issuer.replace('127.0.0.1', 'localhost'), 'another issuer'],
    [`${atLiar.issuer}nowhere/`, 'cannot be read'],
    ['http://192.0.2.1/', 'without https'],
  ] as const
  for (const [issuer, words] of issuers)
    await expect(findConfiguration({ ...atLiar, issuer })).rejects.toMatchObject({
      reason: 'provider-down',
      message: expect.stringContaining(words) as string,
    })
})

test('a provider that hangs or is gone holds nobody up for long, and its way in says so', async () => {
  const { env } = await import('#app/platform/env.server.ts')
  const { listOpenIdWays } = await import('./configurations.server.ts')
  const dead = await startGoogle()
  dead.breaks('discovery', 'hangs')
  const atDead = { ...atLiar, id: 'dead', name: 'Dead', issuer: `${dead.env.GOOGLE_ISSUER}/` }
  env().OIDC_PROVIDERS.push(atLiar, atDead)
  const patience = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience(ms === 5_000 ? 300 : ms))

  const since = Date.now()
  expect(await listOpenIdWays(50)).toEqual([
    { id: 'work', name: 'Work', isAway: false },
    { id: 'dead', name: 'Dead', isAway: false },
  ])
  expect(Date.now() - since).toBeLessThan(250)
  await expect(findConfiguration(atDead)).rejects.toMatchObject({ reason: 'provider-down' })
  expect((await listOpenIdWays(50)).map(({ isAway }) => isAway)).toEqual([false, true])
  expect((await listOpenIdWays(0)).map(({ isAway }) => isAway)).toEqual([false, false])

  const discoveries = () => dead.asked.length
  const before = discoveries()
  await listOpenIdWays(50)
  expect(discoveries()).toBe(before)
  dead.calm()
  expect((await findConfiguration(atDead)).serverMetadata().issuer).toBe(dead.env.GOOGLE_ISSUER)
  expect((await listOpenIdWays(50)).map(({ isAway }) => isAway)).toEqual([false, false])
  await dead.stop()
})

test('a document and its keys are fetched once for many who come at the same moment', async () => {
  const many = await startGoogle()
  const setting = { ...atLiar, issuer: `${many.env.GOOGLE_ISSUER}/` }
  const came = await Promise.all(Array.from({ length: 8 }, () => cameBack(setting)))
  expect(came.every(({ reason }) => reason === null)).toBe(true)
  expect((await cameBack(setting)).reason).toBeNull()
  const times = (path: string) => many.asked.filter(({ pathname }) => pathname === path).length
  expect(times('/.well-known/openid-configuration')).toBe(1)
  expect(times('/jwks')).toBeLessThanOrEqual(8)
  const before = times('/jwks')
  await cameBack(setting)
  expect(times('/jwks')).toBe(before)
  await many.stop()
})
