import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { to } from '#app/catalogue/to.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { openUrlBrowser } from '#tests/support/url-browser.ts'

const PASSWORD = 'seven bamboo shoots'
const ADMIN_EMAIL = 'chief@frenly.test'

let server: RunningServer
let admin: ReturnType<typeof openUrlBrowser>

function inDatabase<T>(work: (database: Database.Database) => T): T {
  const database = new Database(join(server.dataDir, 'frenly.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}
const pluck = (sql: string, ...values: unknown[]) =>
  inDatabase((database) =>
    database
      .prepare(sql)
      .pluck()
      .get(...values),
  ) as string | undefined
const letterTo = (address: string, subject: string) =>
  pluck('select text from mails where "to" = ? and subject like ? order by created_at desc', address, subject) ?? ''
const pathIn = (letter: string) => /https?:\/\/[^/\s]+(\/\S+token=\S+)/.exec(letter)?.[1] ?? ''
const register = (browser: ReturnType<typeof openUrlBrowser>, username: string, email: string) =>
  browser.post('/register', { username, email, password: PASSWORD, confirmPassword: PASSWORD })
const login = (browser: ReturnType<typeof openUrlBrowser>, usernameOrEmail: string) =>
  browser.post('/login', { usernameOrEmail, password: PASSWORD })
const people = (query: Record<string, string> = {}) => to('admin-users', null, query)

async function confirm(email: string) {
  const path = pathIn(letterTo(email, '%confirm your email%'))
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
  return openUrlBrowser(server.url).post('/verify-email', { token })
}

beforeAll(async () => {
  server = await startServer({ REGISTRATION: 'approved', ADMIN_EMAIL, LOG_LEVEL: 'error' })
  admin = openUrlBrowser(server.url)
  expect((await register(admin, 'Chief', ADMIN_EMAIL)).location).toMatch(/^\/login/)
  await confirm(ADMIN_EMAIL)
  expect((await login(admin, 'Chief')).status).toBe(303)
}, 120_000)
afterAll(() => stopServer(server, 'SIGKILL'))

test('who registers reads what happens now, and comes in once an administrator let them in', async () => {
  const mira = openUrlBrowser(server.url)
  expect((await mira.get('/register')).text).toContain('looks at each new account')
  const sent = await register(mira, 'Mira', 'mira@frenly.test')
  expect(sent).toMatchObject({ status: 303, location: '/register?done=waiting' })
  expect((await mira.get(sent.location!)).text).toContain('It opens once an administrator has let you in.')
  const refused = await login(mira, 'Mira')
  expect([refused.status, refused.text.includes('waits for an administrator')]).toEqual([403, true])
  expect((await confirm('mira@frenly.test')).text).toContain('Now an administrator looks at your account')
  expect((await mira.get('/settings')).status).toBe(302)

  expect((await admin.get(to('notices'))).text).toContain('Waiting to be let in: Mira.')
  expect((await admin.get(to('admin'))).text).toContain('One person asks to be let in')
  const list = await admin.get(people({ state: 'waiting' }))
  expect(list.text).toContain('mira@frenly.test')
  const id = pluck("select id from users where username = 'Mira'")!
  expect((await admin.get(people({ user: id }))).text).toContain('Turn away and erase')
  expect((await admin.post(people({ user: id }), { act: 'approve', user: id })).status).toBe(303)
  expect(letterTo('mira@frenly.test', 'You are in')).toContain('let you in')
  expect((await login(mira, 'Mira')).status).toBe(303)
  expect((await mira.get('/settings')).status).toBe(200)
})

test('who is turned away is gone, and reads why', async () => {
  await register(openUrlBrowser(server.url), 'Spammer', 'spam@frenly.test')
  const id = pluck("select id from users where username = 'Spammer'")!
  const act = { act: 'turn-away', user: id }
  const empty = await admin.post(people({ user: id }), { ...act, reason: ' ' })
  expect([empty.status, empty.text.includes('Please write the reason')]).toEqual([400, true])
  expect((await admin.post(people({ user: id }), { ...act, reason: 'We know nobody by that name.' })).status).toBe(303)
  expect(pluck("select id from users where username = 'Spammer'")).toBeUndefined()
  expect((await admin.get(people({ user: id }))).status).toBe(404)
  expect((await admin.get(to('admin-audit'))).text).toContain('turned somebody away')
})

test('an account made by hand opens by the letter’s link', async () => {
  expect((await admin.get(people({ part: 'new' }))).text).toContain('Make the account')
  const fields = { act: 'create-member', name: 'Ida Berg', email: 'ida@frenly.test', role: 'support' }
  expect((await admin.post(people({ part: 'new' }), fields)).status).toBe(303)
  const ida = openUrlBrowser(server.url)
  const link = pathIn(letterTo('ida@frenly.test', 'Your account at%'))
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  expect((await ida.get(link)).text).toContain('Choose a new password')
  await ida.post(link, { token, password: PASSWORD, confirmPassword: PASSWORD })
  expect((await login(ida, 'ida@frenly.test')).status).toBe(303)
  expect((await ida.get(people())).status).toBe(200)
  expect((await ida.get(people({ part: 'import' }))).status).toBe(403)
  expect((await ida.get('/admin/users/export')).status).toBe(403)
})

async function waitFor(page: string, words: string): Promise<string> {
  for (let tries = 0; tries < 120; tries++) {
    const { text } = await admin.get(page)
    if (text.includes(words)) return text
    await pause(250)
  }
  throw new Error(`${page} never said “${words}”`)
}

test('a list is checked and imported by a job, without a script, and taken along again', async () => {
  expect((await admin.get(people({ part: 'import' }))).text).toContain('Check the list')
  const list = 'E-Mail;Name;Role\r\nnadia@frenly.test;Nadia Novak;editor\r\nida@frenly.test;Ida;\r\nnobody;=1+1;\r\n'
  const sent = await admin.postList(people({ part: 'import' }), { act: 'check-members' }, { list })
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('part=import') as string })
  const page = sent.location!
  const checked = await waitFor(page, 'Make the members')
  for (const words of ['Will be made', 'Already there', 'Faulty', 'Download all rows as CSV', 'nadia@frenly.test'])
    expect(checked, words).toContain(words)
  expect(pluck("select id from users where email = 'nadia@frenly.test'")).toBeUndefined()
  const file = new URLSearchParams(page.split('?')[1]).get('file')!
  expect((await admin.post(page, { act: 'import-members', file })).status).toBe(303)
  await waitFor(page, '>Made<')
  expect(pluck("select role from users where email = 'nadia@frenly.test'")).toBe('editor')
  expect(letterTo('nadia@frenly.test', '%')).toBe('')
  const csv = await admin.get('/admin/users/export?q=nadia')
  expect(csv.text).toContain('Nadia Novak,nadia@frenly.test,editor')
  expect((await openUrlBrowser(server.url).get(page)).status).toBe(302)
}, 60_000)

test('two accounts become one, after a look at what it would do, by an administrator alone', async () => {
  const fields = { act: 'create-member', name: 'Ida Two', email: 'ida.two@frenly.test', role: 'support' }
  expect((await admin.post(people({ part: 'new' }), fields)).status).toBe(303)
  const id = (email: string) => pluck('select id from users where email = ?', email)!
  const [gone, kept] = [id('ida.two@frenly.test'), id('ida@frenly.test')]
  expect((await admin.get(people({ user: gone }))).text).toContain('Put into another account')
  const page = people({ part: 'merge', user: gone, into: 'ida@frenly.test' })
  const { text } = await admin.get(page)
  for (const words of ['What it would do', 'ends with the account', 'Put them together']) expect(text).toContain(words)
  expect((await admin.get(people({ part: 'merge', user: gone, into: 'nobody-here' }))).text).toContain('Nobody goes by')
  expect((await admin.post(page, { act: 'merge', user: gone, into: kept })).status).toBe(400)
  const own = id(ADMIN_EMAIL)
  expect((await admin.post(page, { act: 'merge', user: own, into: kept, sure: 'on' })).status).toBe(409)
  expect(id('ida.two@frenly.test')).toBe(gone)
  const done = await admin.post(page, { act: 'merge', user: gone, into: kept, sure: 'on' })
  expect(done).toMatchObject({ status: 303, location: expect.stringContaining(kept) as string })
  expect(id('ida.two@frenly.test')).toBeUndefined()
  expect(letterTo('ida@frenly.test', 'Two accounts%')).toContain('together')
  expect(pluck("select target from audit where act = 'member.merged'")).toBe(`member/${kept}`)
})

test('a lost second step is taken off by an administrator alone', async () => {
  const id = pluck("select id from users where username = 'Mira'")!
  inDatabase((database) =>
    database
      .prepare('insert into authenticators (user_id, sealed_secret, confirmed_at, last_step) values (?, ?, ?, 0)')
      .run(id, 'x', Date.now()),
  )
  expect((await admin.get(people({ user: id }))).text).toContain('Take the second step off')
  expect((await admin.post(people({ user: id }), { act: 'reset-second-step', user: id })).status).toBe(303)
  expect(pluck('select user_id from authenticators where user_id = ?', id)).toBeUndefined()
  expect(pluck('select user_id from sessions where user_id = ?', id)).toBeUndefined()
  expect(letterTo('mira@frenly.test', 'An administrator took%')).toContain('authenticator app')
  expect((await admin.post(people({ user: id }), { act: 'reset-second-step', user: id })).status).toBe(409)
})
