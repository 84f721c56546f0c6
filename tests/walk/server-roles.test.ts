import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askOnce, startPostgres, whyNoPostgres, type Postgres } from '#tests/support/postgres.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const SESSION_SECRET = 'the one secret that all servers share'
const DONE_WITHIN = { timeout: 60_000, interval: 200 }
const why = whyNoPostgres()

if (why) test.skip(`servers with one role each: skipped. ${why}`, () => undefined)
describe.skipIf(why)('one server for pages, another for the work behind them', { timeout: 180_000 }, () => {
  let postgres: Postgres
  let database = ''
  let web: RunningServer
  let worker: RunningServer
  const started: RunningServer[] = []

  const start = async (ROLE: 'web' | 'worker') => {
    const server = await startServer({ DATABASE_URL: database, SESSION_SECRET, ROLE })
    started.push(server)
    return server
  }
  const statesOf = async (kind: string) =>
    (await askOnce(database, `select state from jobs where kind = '${kind}' order by created_at`)).rows.map(
      (row) => (row as { state: string }).state,
    )
  const lettersOf = ({ dataDir }: RunningServer) => {
    const folder = join(dataDir, 'outbox')
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')).length : 0
  }
  const draw = () =>
    fetch(`${web.url}/ai/images`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: 'draw', prompt: 'A fox at night' }),
    })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.createEmptyDatabase('server_roles')
    web = await start('web')
  })
  afterAll(async () => {
    await Promise.all(started.map((one) => stopServer(one, 'SIGKILL')))
    await postgres?.stop()
  })

  test('what needs work waits until there is somebody for it, then is done there and read here', async () => {
    const asked = await draw()
    expect(asked.status).toBe(303)
    const registered = await fetch(`${web.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'mira', email: 'mira@frenly.test', password: 'a quiet bamboo grove' }),
    })
    expect(registered.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect(new Set(await statesOf('draw'))).toEqual(new Set(['waiting']))
    expect(lettersOf(web)).toBe(0)

    worker = await start('worker')
    await vi.waitFor(async () => expect(new Set(await statesOf('draw'))).toEqual(new Set(['done'])), DONE_WITHIN)
    await vi.waitFor(() => expect(lettersOf(worker)).toBe(1), DONE_WITHIN)
    expect(lettersOf(web)).toBe(0)
  })

  test('the server for work has no pages, and says that it lives', async () => {
    const page = await fetch(worker.url)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('ROLE=worker')])
    for (const path of ['/healthz', '/livez']) expect((await fetch(worker.url + path)).status).toBe(200)
  })

  test('work in the hands of a server that is killed goes to the next one', async () => {
    await Promise.all(Array.from({ length: 4 }, draw))
    await stopServer(worker, 'SIGKILL')
    expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
    worker = await start('worker')
    await vi.waitFor(async () => expect(new Set(await statesOf('draw'))).toEqual(new Set(['done'])), {
      ...DONE_WITHIN,
      timeout: 120_000,
    })
  })
})
