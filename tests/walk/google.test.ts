import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_EMAIL, openBuiltApp, ORIGIN, type BuiltApp } from '#tests/support/built-app.ts'
import { startGoogle, type FakeGoogle } from '#tests/support/google.ts'

let google: FakeGoogle
let app: BuiltApp

beforeAll(async () => {
  google = await startGoogle()
  Object.assign(process.env, google.env)
  app = await openBuiltApp()
})
afterAll(async () => {
  await app.close()
  await google.stop()
})

/** A browser that keeps its cookies and follows no redirect by itself. */
function browser() {
  const cookies = new Map<string, string>()
  const get = async (address: string): Promise<Response> => {
    const { pathname, search } = new URL(address, ORIGIN)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.visit(pathname + search, { headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      if (/Max-Age=0|01 Jan 1970/.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const locationOf = async (address: string) => (await get(address)).headers.get('location') ?? ''
  /** There and back: where the person is led in the end. */
  const goByGoogle = async (start: string) => {
    const atGoogle = await fetch(await locationOf(start), { redirect: 'manual' })
    return locationOf(atGoogle.headers.get('location') ?? '')
  }
  const whoami = async () => (await get('/api/auth/user')).json() as Promise<Record<string, unknown>>
  return { cookies, get, locationOf, goByGoogle, whoami }
}

test('somebody comes in through Google without JavaScript, sets up, and is known the next time', async () => {
  google.isSignedIn({ sub: 'w1', email: 'wanda@gmail.test', name: 'Wanda Walker' })
  const first = browser()
  const setUp = await first.goByGoogle('/auth/google?return_url=%2Ftopics')
  expect(setUp).toBe('/frenly/identity-setup?return_url=%2Ftopics')
  const page = await first.get(setUp)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Wanda-Walker')])
  const user = await first.whoami()
  expect(user).toMatchObject({
    name: 'Wanda Walker',
    username: 'Wanda-Walker',
    email: 'wanda@gmail.test',
    isAdmin: false,
  })

  const later = browser()
  expect(await later.goByGoogle('/auth/google?return_url=%2Ftopics')).toBe('/topics')
  expect((await later.whoami())['id']).toBe(user['id'])
  const settings = await (await later.get('/settings?part=security')).text()
  expect(settings).toContain('wanda@gmail.test')
  expect(settings).toContain(`data-google-logout="${google.env.GOOGLE_LOGOUT_URL}"`)
})

test('the cookies of the way are kept from scripts and gone afterwards', async () => {
  google.isSignedIn({ sub: 'w2', email: 'cookie@gmail.test' })
  const visitor = browser()
  const lead = await visitor.get('/auth/google')
  expect(lead.headers.get('set-cookie')).toMatch(/^frenly_sign_in=.*Max-Age=600; Path=\/;.*HttpOnly; SameSite=Lax/)
  await visitor.goByGoogle('/auth/google')
  expect([...visitor.cookies.keys()]).not.toContain('frenly_sign_in')
  expect([...visitor.cookies.keys()]).toContain('frenly_session')
})

test('the address of the administrator opens the house of the administrator once Google has confirmed it', async () => {
  google.isSignedIn({ sub: 'w3', email: ADMIN_EMAIL, email_verified: false })
  const unproved = browser()
  expect(await unproved.goByGoogle('/auth/google')).toContain('reason=email-not-verified')
  expect((await unproved.get('/admin')).status).toBe(302)
  google.isSignedIn({ sub: 'w3', email: ADMIN_EMAIL })
  const admin = browser()
  await admin.goByGoogle('/auth/google')
  expect((await admin.whoami())['isAdmin']).toBe(true)
  const steps = await (await admin.get('/auth/error?reason=google-not-configured')).text()
  expect(steps).toContain(`${ORIGIN}/auth/google/callback`)
})

test('an answer from elsewhere ends on a page that says why, in words', async () => {
  google.isSignedIn({ sub: 'w4', email: 'forged@gmail.test' })
  const visitor = browser()
  for (const address of [
    '/auth/google/callback?code=x&state=y',
    '/auth/callback',
    '/auth/google/callback?error=access_denied',
  ]) {
    const reason = await visitor.locationOf(address)
    expect(reason).toBe('/auth/error?reason=state-mismatch')
    const page = await visitor.get(reason)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('did not match')])
  }
  google.refuses('access_denied')
  expect(await visitor.goByGoogle('/auth/google')).toBe('/auth/error?reason=denied')
  google.calm()
  google.breaks('token', 'fails')
  expect(await visitor.goByGoogle('/auth/google')).toBe('/auth/error?reason=provider-down')
  google.calm()
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
})
