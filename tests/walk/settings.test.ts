import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { openBrowser, PASSWORD, type WalkBrowser } from '#tests/support/walker.ts'

const NEW = { password: 'another quiet grove', confirmPassword: 'another quiet grove' }
const MB = 1_048_576

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

async function draw() {
  const create = { width: 30, height: 20, channels: 3, background: '#1d6b45' } as const
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'me.png', { type: 'image/png' })
}

test('a picture is a small webp that may be kept for ever and opens nothing; other names find none', async () => {
  const browser = openBrowser(app)
  await browser.join('Painter')
  const form = { name: 'Painter', username: 'Painter', handle: 'painter', picture: await draw() }
  expect((await browser.act('profile', 'profile.save', form)).status).toBe(303)
  const address = (await browser.whoami()).profilePicture ?? ''
  expect(address).toMatch(/^\/files\/pictures\/[\w-]{22}$/)
  const picture = await app.visit(address)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="picture.webp"',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })

  const name = address.split('/').at(-1)!
  for (const wrong of [
    'x',
    name.slice(1),
    `${name}.webp`,
    'A'.repeat(22),
    '..%2Ffrenly.sqlite',
    '..%2F..%2Fetc%2Fpasswd',
    '%00',
    `${name}%2F..`,
  ]) {
    const answer = await app.visit(`/files/pictures/${wrong}`)
    expect([wrong, answer.status]).toEqual([wrong, 404])
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
  await browser.act('profile', 'profile.removePicture')
  expect((await app.visit(address)).status).toBe(404)
})

test('after a new password the old cookie and the old password open nothing', async () => {
  const [browser, thief] = [openBrowser(app), openBrowser(app)]
  await browser.join('Changer')
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  expect((await thief.get('/settings')).status).toBe(200)
  expect((await browser.act('security', 'password.change', NEW)).status).toBe(303)
  expect((await browser.get('/settings')).status).toBe(200)
  expect((await thief.get('/settings')).status).toBe(302)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect((await thief.signIn('Changer', PASSWORD)).status).toBe(401)
  expect((await thief.signIn('Changer', NEW.password)).status).toBe(200)
})

test('a device of somebody else answers as one that is gone, and stays signed in', async () => {
  const [ada, bob] = [openBrowser(app), openBrowser(app)]
  await ada.join('Adah')
  await bob.join('Bobb')
  const device = /name="device" value="([^"]+)"/.exec(await (await bob.get('/settings?part=devices')).text())?.[1]
  const [foreign, nonsense] = await Promise.all(
    [device ?? '', 'nonsense'].map((one) => ada.act('devices', 'devices.end', { device: one })),
  )
  expect([foreign!.status, nonsense!.status]).toEqual([404, 404])
  expect(await foreign!.text()).toContain('This device is signed out already.')
  expect((await bob.get('/settings')).status).toBe(200)
  expect((await bob.act('devices', 'devices.end', { device: device ?? '' })).status).toBe(303)
  expect((await bob.get('/settings')).status).toBe(302)
})

const ACTS = [
  'profile.save',
  'profile.removePicture',
  'email.change',
  'email.resend',
  'email.withdraw',
  'password.change',
  'google.prove',
  'google.disconnect',
  'openid.prove',
  'openid.disconnect',
  'authenticator.start',
  'authenticator.confirm',
  'authenticator.cancel',
  'authenticator.renew',
  'authenticator.stop',
  'passkeys.rename',
  'passkeys.remove',
  'devices.end',
  'devices.endOthers',
  'devices.endAll',
  'notifications.save',
  'language.save',
  'download.start',
  'deletion.ask',
  'deletion.keep',
  'nothing.at-all',
]
const FORMS = [
  ...ACTS.map((act) => ['/settings?part=security', act] as const),
  ...['/frenly/identity-setup?return_url=%2Ftopics', '/frenly/profile/identity-setup', '/SETTINGS/'].map(
    (path) => [path, 'profile.save'] as const,
  ),
]
const CALLS = ['/api/account/download', '/api/account/passkeys/options', '/api/account/passkeys']

describe('somebody who is not signed in', () => {
  let member: WalkBrowser
  let id = ''
  beforeAll(async () => {
    member = openBrowser(app)
    id = await member.join('Victim')
  })

  test.each(FORMS)('is led from %s with %s to the sign-in page and back', async (path, act) => {
    const before = await member.whoami()
    const answer = await openBrowser(app).post(path, { act, for: id, username: 'Taken', ...NEW })
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '', 'http://frenly.test')
    expect([location.pathname, location.searchParams.get('return_url')]).toEqual(['/login', path])
    expect(await member.whoami()).toEqual(before)
  })

  test.each(CALLS)('is told so by %s', async (path) => {
    const body = { for: 'somebody', name: 'Thumb', response: {} }
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await app.visit(path, json)
    expect([400, 401]).toContain(answer.status)
    expect(await answer.json()).toMatchObject({ success: false })
    expect((await app.visit(path)).status).toBe(405)
  })
})

describe('at a real server', () => {
  let server: RunningServer
  let cookie = ''
  let id = ''
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', redirect: 'manual', headers: { cookie, ...headers }, body })

  /** Says how much will come, and sends nothing of it. */
  const announce = (path: string, bytes: number): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-length': bytes, 'content-type': 'application/x-www-form-urlencoded', cookie }
      const ask = request(server.url + path, { method: 'POST', headers }, (answer) => {
        let body = ''
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      })
      ask.on('error', reject).flushHeaders()
    })

  beforeAll(async () => {
    server = await startServer()
    const person = { username: 'Real', email: 'real@frenly.test', usernameOrEmail: 'Real', password: PASSWORD }
    await post('/api/auth/register', new URLSearchParams(person))
    const answer = await post('/api/auth/login', new URLSearchParams(person))
    cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const user = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
    id = ((await user.json()) as { id: string }).id
  })
  afterAll(() => stopServer(server, 'SIGKILL'))

  test('a form from another site changes nothing, whoever is signed in', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'http://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const [path, act] of [...FORMS, ...CALLS.map((call) => [call, ''] as const)]) {
      const body = new URLSearchParams({ act, for: id, username: 'Real', ...NEW }).toString()
      for (const headers of foreign) {
        const type = { 'content-type': 'application/x-www-form-urlencoded' }
        expect([path, act, (await post(path, body, { ...type, ...headers })).status]).toEqual([path, act, 403])
      }
    }
    expect((await fetch(`${server.url}/settings`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200)
    const own = await post('/settings', new URLSearchParams({ act: 'notifications.save', for: id }), {
      origin: server.url,
    })
    expect(own.status).toBe(303)
  })

  test('a body that is too large is refused before it is read: 8 MB where a picture fits, else 1 MB', async () => {
    const most = { usual: MB, picture: 8 * MB }
    for (const path of ['/login', '/api/auth/login', '/register', '/api/account/download', '/feedback', '/nowhere'])
      expect([path, (await announce(path, most.usual + 1)).status]).toEqual([path, 413])
    for (const path of ['/settings', '/settings.data', '/SETTINGS/', '/frenly/identity-setup?return_url=%2F'])
      expect([path, (await announce(path, most.picture + 1)).status]).toEqual([path, 413])
    const call = await announce('/api/auth/login', most.usual + 1)
    expect(JSON.parse(call.body)).toMatchObject({ success: false, message: expect.stringMatching(/more than/) })
  })

  test('a picture of more than 2 MB comes back with a sentence, not with a wall', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ act: 'profile.save', for: id, name: 'Kept Name', username: 'Real' }))
      body.set(name, value)
    body.set('handle', 'real')
    body.set('picture', new File([new Uint8Array(3 * MB)], 'large.png', { type: 'image/png' }))
    const answer = await post('/settings', body)
    const page = await answer.text()
    expect(answer.status).toBe(413)
    expect(page).toMatch(/2 MB/)
    expect(page).toContain('value="Kept Name"')
  })
})
