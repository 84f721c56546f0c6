import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { digitsOf } from '#tests/support/members.ts'
import { openBrowser, PASSWORD, type WalkBrowser } from '#tests/support/walker.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

async function setUp(browser: WalkBrowser) {
  await browser.act('security', 'authenticator.start')
  const page = await (await browser.get('/settings?part=security')).text()
  const key = /<code[^>]*>((?:[A-Z2-7]{4} ?)+)<\/code>/.exec(page)?.[1] ?? ''
  const done = await browser.act('security', 'authenticator.confirm', { code: digitsOf(key) })
  const codes = [...(await done.text()).matchAll(/<li><code[^>]*>([^<]+)<\/code>/g)].map(([, code]) => code ?? '')
  return { key, codes }
}

test('the right password alone opens nothing: neither a page, nor a call, nor a form', async () => {
  const owner = openBrowser(app)
  const id = await owner.join('Guarded')
  const { key, codes } = await setUp(owner)
  expect(codes).toHaveLength(10)

  const thief = openBrowser(app)
  const half = await thief.signIn('Guarded')
  expect([half.status, await half.json()]).toMatchObject([401, { success: false, needs: 'code' }])
  expect([...thief.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  expect((await thief.get('/api/auth/user')).status).toBe(401)
  expect((await thief.get('/settings')).status).toBe(302)
  expect((await thief.post('/settings', { act: 'authenticator.stop', for: id })).status).toBe(303)
  expect((await thief.post('/api/account/download', { for: id })).status).toBe(401)

  const cookieless = openBrowser(app)
  expect((await cookieless.post('/api/auth/second-step', { code: digitsOf(key, 1) })).status).toBe(401)
  expect((await thief.post('/api/auth/second-step', { code: digitsOf(key, 1) })).status).toBe(200)
  expect((await thief.whoami()).id).toBe(id)
})

test('digits count once, also for the one who has just used them', async () => {
  const owner = openBrowser(app)
  await owner.join('Once')
  const { key } = await setUp(owner)
  const code = digitsOf(key, 1)
  const [first, second] = [openBrowser(app), openBrowser(app)]
  await first.signIn('Once')
  await second.signIn('Once')
  expect((await first.post('/api/auth/second-step', { code })).status).toBe(200)
  const again = await second.post('/api/auth/second-step', { code })
  expect([again.status, await again.json()]).toMatchObject([401, { errors: { code: expect.any(String) } }])
})

test('by the pages, without JavaScript: a wrong code keeps the way back, hands nothing back, and the fifth ends it', async () => {
  const owner = openBrowser(app)
  await owner.join('Pages')
  const { codes } = await setUp(owner)
  const browser = openBrowser(app)
  const fields = { usernameOrEmail: 'Pages', password: PASSWORD, return_url: '/topics' }
  const step = (await browser.post('/login', fields)).headers.get('location') ?? ''
  expect(step).toBe('/login?step=code&return_url=%2Ftopics')
  expect(await (await browser.get(step)).text()).toContain('One more step')

  const wrong = await browser.post('/login?step=code', {
    kind: 'recovery',
    code: 'nobody-has-this',
    return_url: '/topics',
  })
  const page = await wrong.text()
  expect(wrong.status).toBe(401)
  expect(page).toContain('not one of your recovery codes')
  expect(page).not.toContain('nobody-has-this')
  expect(page).toContain('value="/topics"')
  const right = await browser.post('/login?step=code', { kind: 'recovery', code: codes[0]!, return_url: '/topics' })
  expect([right.status, right.headers.get('location')]).toEqual([303, '/topics'])

  const guesser = openBrowser(app)
  await guesser.signIn('Pages')
  const tries = []
  for (let n = 0; n < 6; n++) tries.push((await guesser.post('/login?step=code', { code: `00000${n}` })).status)
  expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  expect((await guesser.post('/login?step=code', { code: codes[1]! })).status).toBe(401)
  expect((await guesser.get('/api/auth/user')).status).toBe(401)
})

test('the second step never leads away from this site', async () => {
  const owner = openBrowser(app)
  await owner.join('Homing')
  const { codes } = await setUp(owner)
  for (const [n, return_url] of ['//evil.test', 'https://evil.test', '/\\evil.test'].entries()) {
    const browser = openBrowser(app)
    await browser.signIn('Homing')
    const answer = await browser.post('/login?step=code', { kind: 'recovery', code: codes[n]!, return_url })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  }
})
