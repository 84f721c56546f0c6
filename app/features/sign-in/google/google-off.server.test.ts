import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ORIGIN = 'https://frenly.test'
Object.assign(process.env, {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'frenly-google-off-')),
  ORIGIN,
  ADMIN_EMAIL: 'admin@frenly.test',
  LOG_LEVEL: 'silent',
})
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { signInStorage } = await import('../second-step/authenticator.server.ts')
const { loader } = await import('../google.api.ts')
const { loader: readReason } = await import('../auth-error.route.tsx')
const { authReasons } = await import('../ways/auth-reasons.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const ask = (work: typeof loader | typeof readReason, path: string, cookie = '') => {
  const request = new Request(ORIGIN + path, { headers: { host: 'frenly.test', cookie } })
  return work({ request, context: { network: '10.0.0.1' }, params: {} } as never)
}
type Said = Awaited<ReturnType<typeof readReason>>
const reason = async (query: string, cookie?: string) =>
  (await ask(readReason, `/auth/error?${query}`, cookie)) as Exclude<Said, Response>

async function signIn(username: string, email: string): Promise<string> {
  await enrol(username, { email, emailKey: email, emailVerifiedAt: new Date() })
  return (await startSession(new Request(ORIGIN), username, true)).split(';')[0]!
}

test('without keys every address of the way leads to the reason, and keeps where somebody wanted to go', async () => {
  for (const path of ['/auth/google', '/AUTH/Google/', '/auth/google/callback?code=x&state=y', '/auth/callback']) {
    const answer = (await ask(loader, path)) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/error?reason=google-not-configured'])
  }
  const wanted = (await ask(loader, '/auth/google?return_url=%2Fask')) as Response
  const { search } = new URL(wanted.headers.get('location')!, ORIGIN)
  expect((await reason(search.slice(1))).data.next.address).toBe('/login?return_url=%2Fask')
})

test('the steps with every redirect address are for the administrator alone', async () => {
  const query = 'reason=google-not-configured'
  expect((await reason(query)).data.callbacks).toBeNull()
  expect((await reason(query, await signIn('mira', 'mira@frenly.test'))).data.callbacks).toBeNull()
  const admin = await signIn('keeper', 'admin@frenly.test')
  const { callbacks } = (await reason(query, admin)).data
  expect(callbacks?.slice(0, 2)).toEqual([
    'https://frenly.test/auth/google/callback',
    'https://voice2email.localhost/auth/google/callback',
  ])
  expect((await reason('reason=denied', admin)).data.callbacks).toBeNull()
})

test('every reason has calm words and a way on; what the address says is never repeated', async () => {
  for (const [name, { title }] of Object.entries(authReasons)) {
    const { data, init } = await reason(`reason=${name}`)
    expect(data).toMatchObject({
      title: title('Google'),
      next: { address: expect.stringMatching(/^\/(login|support|register)$/) as string },
    })
    expect(init?.status ?? 200).toBe(name === 'too-many-tries' ? 429 : 200)
  }
  expect(new Headers((await reason('reason=too-many-tries')).init?.headers).get('retry-after')).toBe('900')
  for (const odd of ['', 'reason=constructor', 'reason=%3Cb%3Eowned'])
    expect((await reason(odd)).data.title).toBe('The sign-in did not work')
  const evil = await reason('reason=denied&return_url=https://evil.test')
  expect(evil.data.next.address).toBe('/login?return_url=%2F')
})

test('on https the cookie of the way is bound to the host and to https', async () => {
  const cookie = await signInStorage().commitSession(await signInStorage().getSession())
  expect(cookie).toMatch(/^__Host-frenly_sign_in=.*Max-Age=600; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/)
})
