import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, ORIGIN, type BuiltApp } from '#tests/support/built-app.ts'
import { startOpenIdServer } from '#tests/support/openid-server.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

let server: Awaited<ReturnType<typeof startOpenIdServer>>
let silent: Server
let app: BuiltApp

beforeAll(async () => {
  server = await startOpenIdServer({ callbacks: [`${ORIGIN}/auth/openid/work/callback`] })
  // Takes every call and answers none.
  silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const { issuer, clientId, clientSecret } = server
  const port = typeof address === 'object' && address ? address.port : 0
  process.env['OIDC_PROVIDERS'] = JSON.stringify([
    { id: 'work', name: 'Work & Play', issuer, clientId, clientSecret, scopes: 'openid email profile groups' },
    { id: 'silent', name: 'Silent', issuer: `http://127.0.0.1:${port}`, clientId, clientSecret },
  ])
  app = await openBuiltApp()
})
afterAll(async () => {
  await app.close()
  await server.stop()
  silent.closeAllConnections()
  silent.close()
})

/** There and back without JavaScript: where the person is led in the end. */
async function goByWork(visitor: WalkBrowser, name: string, start = '/auth/openid/work'): Promise<string> {
  const lead = (await visitor.get(start)).headers.get('location') ?? ''
  const back = new URL(await server.passThrough(lead, name))
  return (await visitor.get(back.pathname + back.search)).headers.get('location') ?? ''
}

test('the pages of signing in name each provider, keep where somebody wanted to go, and wait for nobody', async () => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    const since = Date.now()
    const page = await (await openBrowser(app).get(`${path}?return_url=%2Ftopics`)).text()
    expect(Date.now() - since).toBeLessThan(3_000)
    expect(page).toContain('href="/auth/openid/work?return_url=%2Ftopics"')
    expect(page.replaceAll('<!-- -->', '')).toContain('Sign in with Work &amp; Play')
    expect(page).not.toContain(server.clientSecret)
  }
})

test('somebody comes in by a server of another make, is known the next time, and keeps a way in', async () => {
  server.knows('wanda', { email: 'wanda@work.test', email_verified: true, name: 'Wanda Walker' })
  const first = openBrowser(app)
  const setUp = await goByWork(first, 'wanda', '/auth/openid/work?return_url=%2Ftopics')
  expect(setUp).toBe('/frenly/identity-setup?return_url=%2Ftopics')
  expect(await (await first.get(setUp)).text()).toContain('Wanda-Walker')
  const later = openBrowser(app)
  expect(await goByWork(later, 'wanda', '/auth/openid/work?return_url=%2Ftopics')).toBe('/topics')

  const settings = (await (await later.get('/settings?part=security')).text()).replaceAll('<!-- -->', '')
  expect(settings).toContain('Other accounts')
  expect(settings).toContain('wanda@work.test')
  expect(settings).toContain('Work &amp; Play is your only way in')
  expect(settings).toContain('href="/auth/openid/silent?connect=1"')
  expect(settings).not.toContain(server.clientSecret)
  const refused = await later.act('security', 'openid.disconnect', { issuer: `${server.issuer}/` })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Set a password')])
})

test('a member connects and disconnects; nothing of it leads to another site by a form', async () => {
  server.knows('bea', { email: 'bea@work.test', email_verified: true, name: 'Bea' })
  const bea = openBrowser(app)
  await bea.join('Beatrix')
  expect(await goByWork(bea, 'bea', '/auth/openid/work?connect=1')).toBe('/settings?part=security')
  const settings = (await (await bea.get('/settings?part=security')).text()).replaceAll('<!-- -->', '')
  expect(settings).toContain('Disconnect Work &amp; Play')
  expect(settings).not.toMatch(/action="https?:/)
  const by = openBrowser(app)
  await goByWork(by, 'bea')
  expect((await by.whoami())['username']).toBe('Beatrix')
  expect((await bea.act('security', 'openid.disconnect', { issuer: `${server.issuer}/` })).status).toBe(303)
  expect(await (await bea.get('/settings?part=security')).text()).not.toContain('bea@work.test')
})

test('a provider that does not answer leads to a page that says so by its name', async () => {
  const visitor = openBrowser(app)
  const address = (await visitor.get('/auth/openid/silent')).headers.get('location') ?? ''
  expect(address).toBe('/auth/error?reason=provider-down&from=silent')
  expect(await (await visitor.get(address)).text()).toContain('Silent did not answer')
  const page = (await (await visitor.get('/login')).text()).replaceAll('<!-- -->', '')
  expect(page).toContain('Silent does not answer at the moment')
  expect(page).not.toContain('Play does not answer')
  expect((await visitor.get('/')).status).toBe(200)
}, 30_000)
