import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'

const PASSWORD = 'a quiet bamboo grove'
let app: BuiltApp

beforeAll(async () => {
  app = await openBuiltApp()
  await register({ username: 'Walker', email: 'walker@frenly.test', password: PASSWORD })
})
afterAll(() => app.close())

const post = (path: string, body: object) =>
  app.visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const register = (body: object) => post('/api/auth/register', body)
const login = (usernameOrEmail: string, password: string, more: object = {}) =>
  post('/api/auth/login', { usernameOrEmail, password, ...more })

test('the calls answer forms and JSON alike, in the shape that was promised', async () => {
  const json = await login('walker', PASSWORD)
  expect(json.status).toBe(200)
  expect(await json.json()).toEqual({ success: true, message: 'Login successful! Redirecting...' })
  const form = await app.visit('/api/auth/login', {
    method: 'POST',
    body: new URLSearchParams({ usernameOrEmail: 'WALKER@frenly.test', password: PASSWORD, rememberMe: 'on' }),
  })
  expect(form.status).toBe(200)
  const cookie = form.headers.get('set-cookie')!
  expect(cookie).toMatch(/frenly_session=.+HttpOnly.*SameSite=Lax/i)
  expect(cookie).toMatch(/Max-Age=2592000/)
  expect(json.headers.getSetCookie().find((set) => set.startsWith('frenly_session='))).not.toMatch(/Max-Age/i)

  const user = await app.visit('/api/auth/user', { headers: { cookie: cookie.split(';')[0]! } })
  expect(await user.json()).toMatchObject({ username: 'Walker', isPanda: false, pandaCount: 0, walletType: 'none' })
})

test('a wrong name and a wrong password are told apart by nothing', async () => {
  const [nobody, wrong] = await Promise.all([login('nobody-here', PASSWORD), login('Walker', 'wrong bamboo')])
  expect([nobody.status, wrong.status]).toEqual([401, 401])
  expect(await nobody.text()).toBe(await wrong.text())
  expect(nobody.headers.get('set-cookie')).toBeNull()
})

test('a taken address answers as a free one does, a taken name says so', async () => {
  const taken = await register({ username: 'Somebody', email: 'WALKER@frenly.test', password: PASSWORD })
  const free = await register({ username: 'Anybody', email: 'anybody@frenly.test', password: PASSWORD })
  expect([taken.status, free.status]).toEqual([200, 200])
  expect(await taken.text()).toBe(await free.text())
  const name = await register({ username: 'wALKER', email: 'third@frenly.test', password: PASSWORD })
  expect(name.status).toBe(409)
  expect(await name.json()).toMatchObject({ success: false, errors: { username: expect.stringMatching(/taken/) } })
})

test('signing in afterwards tells no one whether the address was free', async () => {
  const answers = []
  for (const [username, email] of [
    ['Tapper', 'walker@frenly.test'],
    ['Hearer', 'unheard@frenly.test'],
  ] as const) {
    await register({ username, email, password: 'another quiet grove' })
    const tries = [await login(username, 'another quiet grove'), await login(email, 'another quiet grove')]
    answers.push(await Promise.all(tries.map(async (answer) => [answer.status, await answer.text()])))
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]![0]).toEqual([200, expect.any(String)])
  expect((await login('walker@frenly.test', PASSWORD)).status).toBe(200)
})

test('an address and a password of another script are taken from a plain form, in whatever form they come', async () => {
  const password = 'Müllerstraße 99'
  const form = { username: 'Joerg', email: 'jörg@müller.example' }
  const made = await app.visit('/api/auth/register', {
    method: 'POST',
    body: new URLSearchParams({ ...form, password: password.normalize('NFD') }),
  })
  expect(made.status).toBe(200)
  expect((await login('JÖRG@xn--mller-kva.example', password.normalize('NFC'))).status).toBe(200)
})

test('what a registration may not say about itself is not believed', async () => {
  await register({
    username: 'Climber',
    email: 'climber@frenly.test',
    password: PASSWORD,
    isPanda: true,
    pandaCount: 9,
    plan: 'pro',
    id: 'mine',
    emailVerifiedAt: 1,
  })
  const cookie = (await login('Climber', PASSWORD)).headers.get('set-cookie')!.split(';')[0]!
  const user = (await (await app.visit('/api/auth/user', { headers: { cookie } })).json()) as Record<string, unknown>
  expect(user).toMatchObject({ isPanda: false, pandaCount: 0, plan: 'free', isAdmin: false })
  expect(user.id).not.toBe('mine')
})

test('registering with the address of the administrator gives nothing before it is confirmed', async () => {
  await register({ username: 'Usurper', email: 'Admin@Frenly.test', password: PASSWORD })
  const cookie = (await login('Usurper', PASSWORD)).headers.get('set-cookie')!.split(';')[0]!
  expect((await app.visit('/admin', { headers: { cookie } })).status).toBe(403)
})

test('a forgotten password gets the same answer for somebody and for nobody', async () => {
  const answers = await Promise.all(
    ['Walker', 'walker@frenly.test', 'nobody', 'nobody@frenly.test'].map((usernameOrEmail) =>
      post('/api/auth/forgot-password', { usernameOrEmail }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0]!)).toEqual({
    success: true,
    message: 'Password reset instructions sent to your email.',
  })
})

test('what is no form is refused in the shape of the calls', async () => {
  const plain = await app.visit('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  })
  expect(plain.status).toBe(415)
  expect(await plain.json()).toMatchObject({ success: false })
  const empty = await post('/api/auth/register', {})
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({ success: false, errors: { username: expect.any(String) } })
  expect((await app.visit('/api/auth/login')).status).toBe(405)
})

test('the tenth wrong password is the last for a while', async () => {
  await register({ username: 'Target', email: 'target@frenly.test', password: PASSWORD })
  const tries = []
  for (let n = 0; n < 11; n++) tries.push(await login('Target', `wrong bamboo ${n}`))
  expect(tries.slice(0, 10).every(({ status }) => status === 401)).toBe(true)
  expect(tries[10]!.status).toBe(429)
  expect(Number(tries[10]!.headers.get('retry-after'))).toBeGreaterThan(60)
})

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/api/auth/user', '/%2f%2fevil.test/..//evil.test'])(
  'signing in never leads to %s',
  async (return_url) => {
    const response = await app.visit('/login', {
      method: 'POST',
      body: new URLSearchParams({ usernameOrEmail: 'Walker', password: PASSWORD, return_url }),
    })
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location')!, 'http://frenly.test')
    expect(location.host).toBe('frenly.test')
    expect(location.pathname).not.toMatch(/^\/(api|\/)/)
  },
)
