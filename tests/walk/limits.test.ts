import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, PASSWORD } from '#tests/support/walker.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp({ runsPerDay: 'guest=2,free=3' })
  for (const name of ['Runner', 'Strider']) await openBrowser(app).join(name)
})
afterAll(() => app.close())

/** Sends a form again and again, as scripts do, until it is refused for now; then as a document, which shows the page. */
async function sendUntilRefused(path: string, fields: Record<string, string>, most: number): Promise<Response> {
  for (let n = 0; n < most; n++) {
    const { status } = await openBrowser(app).post(`${path}.data`, fields)
    if (status === 429) return openBrowser(app).post(path, fields)
  }
  throw new Error(`${path} was never refused`)
}

describe('a page that refuses for now says when to come back', () => {
  const person = { username: 'Waiter', email: 'waiter@frenly.test', password: PASSWORD, confirmPassword: PASSWORD }
  test.each([
    ['/login', { usernameOrEmail: 'Nobody', password: 'wrong bamboo' }, 11],
    ['/forgot-password', { usernameOrEmail: 'Nobody' }, 6],
    ['/reset-password', { ...person, token: 'spent' }, 41],
    ['/verify-email', { token: 'spent' }, 61],
    ['/therapist', { email: 'often@frenly.test' }, 301],
  ] as const)('%s', async (path, fields, most) => {
    const answer = await sendUntilRefused(path, fields, most)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/Please (?:wait|try again in) /)
  })

  test('/register, and a name that was typed is kept', async () => {
    // A hundred an hour, and two have come in already.
    const fields = { username: 'Runner', email: 'waiter@frenly.test', password: PASSWORD, confirmPassword: PASSWORD }
    const answers = await Promise.all(Array.from({ length: 99 }, () => openBrowser(app).post('/register', fields)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refused[0]!.text()).toContain('value="Runner"')
  })

  test('every page whose form is sent to the server passes it on', () => {
    const never = ['loading-demo', 'icon-styles', 'not-found', 'admin', 'admin-api-monitoring']
    const silent = Object.values(app.build.routes).filter((route) => {
      if (!route?.module.action || !route.module.default || never.includes(route.id.split('#')[0]!)) return false
      const { headers } = route.module
      const said = { actionHeaders: new Headers({ 'Retry-After': '7' }), loaderHeaders: new Headers() }
      const rest = { parentHeaders: new Headers(), errorHeaders: undefined }
      return typeof headers !== 'function' || new Headers(headers({ ...said, ...rest })).get('Retry-After') !== '7'
    })
    expect(silent.map((route) => route?.id)).toEqual([])
  })
})

describe('runs of a day', () => {
  const ask = { question: 'What is 2 + 2?', choose: '1', seat: 'nobody', answer: 'Four.' }

  test('a guest has as many as a guest has, then reads when there are new ones and what an account changes', async () => {
    for (let n = 0; n < 2; n++) expect((await openBrowser(app).post('/ai/consensus', ask)).status).toBe(303)
    const refused = await openBrowser(app).post('/ai/consensus', ask)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await refused.text()
    expect(page).toContain('You have used the 2 runs a guest has in a day.')
    expect(page).toContain('With a free account you have 3 runs a day.')
    expect(page).toContain('What is 2 + 2?')
  })

  test('a member has the own ones, whatever guests and others of the network used', async () => {
    const [one, two] = [openBrowser(app), openBrowser(app)]
    await one.signIn('Runner')
    await two.signIn('Strider')
    for (let n = 0; n < 3; n++) expect((await one.post('/ai/consensus', ask)).status).toBe(303)
    const refused = await one.post('/ai/consensus', ask)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('You have used the 3 runs of today.')
    expect((await two.post('/ai/consensus', ask)).status).toBe(303)
    expect(await (await one.get('/access')).text()).toContain('No runs left today')
    expect(await (await two.get('/access')).text()).toContain('2 runs left today')
  })
})
