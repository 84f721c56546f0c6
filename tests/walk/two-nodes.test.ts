import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLost, PASSWORD, register, send, startLoad } from '#tests/support/load.ts'
import { askOnce, startPostgres, whyNoPostgres, type Postgres } from '#tests/support/postgres.ts'
import { openProxy } from '#tests/support/proxy.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const SESSION_SECRET = 'the one secret that both servers share'
const CLIENTS = 6
const LOAD_LIMIT_MS = 60_000
const why = whyNoPostgres()

if (why) test.skip(`two servers on one database: skipped. ${why}`, () => undefined)
describe.skipIf(why)('two servers on one database', { timeout: 4 * LOAD_LIMIT_MS }, () => {
  let postgres: Postgres
  let database = ''
  let nodes: [RunningServer, RunningServer]
  let proxy: Awaited<ReturnType<typeof openProxy>>

  const started: RunningServer[] = []
  const node = async (changes: Record<string, string> = {}) => {
    const server = await startServer({ DATABASE_URL: database, SESSION_SECRET, TRUST_PROXY: '1', ...changes })
    started.push(server)
    return server
  }
  /** Both servers up, whatever a test did to them, and a proxy before them. */
  const openDoor = async () => {
    const isUp = ({ process: { exitCode, signalCode } }: RunningServer) => exitCode === null && signalCode === null
    nodes = (await Promise.all(nodes.map((one) => (isUp(one) ? one : node())))) as typeof nodes
    proxy?.close()
    proxy = await openProxy(nodes.map(({ url }) => url))
  }

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.createEmptyDatabase('two_nodes')
    // Both at once on a database without tables: one migrates, the other waits.
    nodes = await Promise.all([node(), node()])
  })
  afterAll(async () => {
    proxy?.close()
    await Promise.all(started.map((one) => stopServer(one, 'SIGKILL')))
    await postgres?.stop()
  })

  const rowsOf = async (statement: string) => (await askOnce(database, statement)).rows as Record<string, unknown>[]
  const signIn = async (base: string, usernameOrEmail: string) => {
    const answer = await send(base, '/api/auth/login', { usernameOrEmail, password: PASSWORD })
    const session = answer.headers.getSetCookie().find((set) => set.startsWith('frenly_session='))
    return session?.split(';')[0] ?? ''
  }
  const whoami = async (base: string, cookie: string) => {
    const answer = await fetch(`${base}/api/auth/user`, { headers: { cookie } })
    return answer.ok ? ((await answer.json()) as { username: string }).username : answer.status
  }

  test('a session made on one works on the other, and signing out on one is out on both', async () => {
    const [a, b] = nodes.map(({ url }) => url) as [string, string]
    expect((await register(a, 'mira')).status).toBe(200)
    const cookie = await signIn(b, 'mira')
    expect([await whoami(a, cookie), await whoami(b, cookie)]).toEqual(['mira', 'mira'])
    expect((await send(a, '/api/auth/signout', {}, { cookie })).status).toBeLessThan(400)
    expect([await whoami(a, cookie), await whoami(b, cookie)]).toEqual([401, 401])
  })

  test('wrong passwords on both count together', async () => {
    const [a, b] = nodes.map(({ url }) => url) as [string, string]
    await register(a, 'tomas')
    const guess = (base: string) =>
      send(base, '/api/auth/login', { usernameOrEmail: 'tomas', password: 'not this one' })
    const statuses = await Promise.all(Array.from({ length: 14 }, async (_, n) => (await guess(n % 2 ? a : b)).status))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('an answer asked for on one is read on the other', async () => {
    const [a, b] = nodes.map(({ url }) => url) as [string, string]
    const asked = await fetch(`${a}/ai/consensus`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ question: 'What is 12 % of 250?' }),
    })
    expect(asked.status).toBe(303)
    expect(await (await fetch(b + asked.headers.get('location'))).text()).toMatch(/\b30\b/)
  })

  test('a form sent to both at the same moment is done once', async () => {
    const [a, b] = nodes.map(({ url }) => url) as [string, string]
    const page = await (await fetch(`${a}/register`)).text()
    const form_key = /value="([\w.-]+[~!]register)"/.exec(page)?.[1] ?? ''
    expect(form_key).not.toBe('')
    const fields = { username: 'twice', email: 'twice@frenly.test', password: PASSWORD, confirmPassword: PASSWORD }
    const post = (base: string) =>
      fetch(`${base}/register`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'accept': 'text/html', 'x-forwarded-for': '10.0.0.3' },
        body: new URLSearchParams({ ...fields, form_key }),
      })
    const answers = await Promise.all([post(a), post(b), post(a), post(b)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await rowsOf(`select username from users where username = 'twice'`)).toHaveLength(1)
  })

  test('a talk with the panda goes on at the other', async () => {
    const [a, b] = nodes.map(({ url }) => url) as [string, string]
    const first = await send(a, '/api/panda/chat', { message: 'What is the capital of France?' })
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { conversationId } = (await first.json()) as { conversationId: string }
    const second = await send(b, '/api/panda/chat', { message: 'And of Germany?', conversationId }, { cookie })
    expect(((await second.json()) as { message: string }).message).toContain('Berlin')
  })

  test('a server with another secret is refused, with what to do', async () => {
    const other = node({ SESSION_SECRET: 'another secret, of somebody who forgot' })
    await expect(other).rejects.toThrow(/session secret of this server differs[\s\S]*same SESSION_SECRET/)
  })

  const openLoad = (name: string) => startLoad({ url: proxy.url, name, clients: CLIENTS })

  const until = async (isDone: () => boolean) => {
    for (const giveUpAt = Date.now() + LOAD_LIMIT_MS; !isDone() && Date.now() < giveUpAt;)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  test('SIGTERM under load ends one server without a single failed request', async () => {
    await openDoor()
    const load = openLoad('drain')
    await until(() => load.kept.words.length >= 20)
    const before = load.kept.words.length
    expect(await stopServer(nodes[1], 'SIGTERM')).toBe(0)
    await until(() => load.kept.words.length >= before + 20)
    await load.stop()
    expect(load.failed).toEqual([])
    expect(await findLost(database, load.kept)).toEqual([])
    expect(Math.min(...proxy.asked.values())).toBeGreaterThan(0)
  })

  test('kill -9 of one server in the midst of writing loses nothing that was acknowledged', async () => {
    await openDoor()
    const load = openLoad('kill')
    await until(() => load.kept.words.length >= 20)
    const before = load.kept.words.length
    await stopServer(nodes[0], 'SIGKILL')
    await until(() => load.kept.words.length >= before + 20)
    await load.stop()
    expect(load.kept.words.length).toBeGreaterThanOrEqual(before + 20)
    expect(await findLost(database, load.kept)).toEqual([])
    // Only what the dead server had in hand may fail, and never what may be asked twice.
    expect(load.failed.length).toBeLessThanOrEqual(CLIENTS)
    expect(load.failed.filter((one) => one.startsWith('read') || !one.endsWith('502'))).toEqual([])
    expect(await whoami(nodes[1].url, await signIn(nodes[1].url, load.kept.people[0]!))).toBe(load.kept.people[0])
  })

  test('a database that is cut off is said as 503 with a time to come back, and all is well when it is there again', async () => {
    await openDoor()
    const { url } = nodes[1]
    await postgres.ask(`alter database two_nodes with allow_connections false`)
    await postgres.ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'two_nodes'`)
    const refused = await send(url, '/api/feedback/panda', { feedback: 'while away', type: 'praise' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ success: false })
    expect((await fetch(`${url}/healthz`)).status).toBe(503)
    await postgres.ask(`alter database two_nodes with allow_connections true`)
    expect((await send(url, '/api/feedback/panda', { feedback: 'again', type: 'praise' })).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(nodes[1].process.exitCode).toBeNull()
  })
})
