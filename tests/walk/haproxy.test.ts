import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { send } from '#tests/support/load.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { startPostgres, whyNoPostgres, type Postgres } from '#tests/support/postgres.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const SESSION_SECRET = 'the one secret that both servers share'
const REQUESTS = 1_000
const AT_ONCE = 8
const LIMIT_MS = 120_000
const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0
const why = !isNightly
  ? 'It belongs to the night.'
  : hasHaproxy()
    ? whyNoPostgres()
    : 'haproxy is not on this machine: apt-get install haproxy.'

if (why) test.skip(`two servers behind HAProxy: skipped. ${why}`, () => undefined)
describe.skipIf(why)('two servers behind HAProxy, with the file of docs/postgres.md', { timeout: 4 * LIMIT_MS }, () => {
  let postgres: Postgres
  let database = ''
  let servers: RunningServer[] = []
  let haproxy: ChildProcess
  let url = ''

  const start = () => startServer({ DATABASE_URL: database, SESSION_SECRET, TRUST_PROXY: '2' })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.createEmptyDatabase('haproxy')
    servers = await Promise.all([start(), start()])
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const [, shown = ''] = /# haproxy\.cfg\n([\s\S]*?)```/.exec(readFileSync('docs/postgres.md', 'utf8')) ?? []
    const file = join(mkdtempSync(join(tmpdir(), 'frenly-haproxy-')), 'haproxy.cfg')
    const [one, two] = servers.map((server) => new URL(server.url).host)
    writeFileSync(
      file,
      shown.replace('bind :80', `bind 127.0.0.1:${port}`).replace('10.0.0.1:3000', one!).replace('10.0.0.2:3000', two!),
    )
    haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 20_000 })
  }, LIMIT_MS)
  afterAll(async () => {
    haproxy?.kill('SIGTERM')
    await Promise.all(servers.map((one) => stopServer(one, 'SIGKILL')))
    await postgres?.stop()
  })

  test(`a server that stops cuts none of ${REQUESTS} requests`, async () => {
    const failed: string[] = []
    let asked = 0
    const askOne = async (n: number) => {
      const from = { 'x-forwarded-for': `10.7.${n >> 8}.${n & 255}` }
      try {
        const { status } = await (n % 4 === 0
          ? send(url, '/api/feedback/panda', { feedback: `note ${n}`, type: 'praise' }, from)
          : fetch(`${url}${['/privacy', '/qa', '/support'][n % 3]}`, { headers: from }))
        if (status !== 200) failed.push(`${n}: ${status}`)
      } catch (error) {
        failed.push(`${n}: ${String(error)}`)
      }
    }
    const work = async () => {
      while (asked < REQUESTS) await askOne((asked += 1))
    }
    const working = Array.from({ length: AT_ONCE }, work)
    await vi.waitFor(() => expect(asked).toBeGreaterThan(REQUESTS / 4), { timeout: LIMIT_MS, interval: 5 })
    expect(await stopServer(servers[1]!, 'SIGTERM')).toBe(0)
    expect(asked).toBeLessThan(REQUESTS)
    await Promise.all(working)
    expect(failed).toEqual([])
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
