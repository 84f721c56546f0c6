import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findLost, startLoad } from '#tests/support/load.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { askOnce, startPostgres, whyNoPostgres, type Postgres } from '#tests/support/postgres.ts'
import { openProxy } from '#tests/support/proxy.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const SESSION_SECRET = 'the one secret that all three share'
const CLIENTS = 4
const ROUNDS = 150
const DRAWINGS = 24
const LIMIT_MS = 60_000
/** A lease lasts thirty seconds, and whoever lives looks every second; the rest is for the work itself. */
const TAKEN_OVER_MS = 35_000
/** It lasts minutes: a lease must end. */
const why = isNightly ? whyNoPostgres() : 'It belongs to the night.'

type Job = { id: string; state: string; attempts: number; lease_id: string | null }

if (why) test.skip(`two servers for pages and one for work: skipped. ${why}`, () => undefined)
describe.skipIf(why)('two servers for pages and one for work, killed under load', { timeout: 6 * LIMIT_MS }, () => {
  let postgres: Postgres
  let database = ''
  let webs: [RunningServer, RunningServer]
  let worker: RunningServer
  let proxy: Awaited<ReturnType<typeof openProxy>>
  const started: RunningServer[] = []

  const start = async (ROLE: 'web' | 'worker') => {
    const server = await startServer({ DATABASE_URL: database, SESSION_SECRET, TRUST_PROXY: '1', ROLE })
    started.push(server)
    return server
  }
  const listDraws = async () =>
    (await askOnce(database, `select id, state, attempts, lease_id from jobs where kind = 'draw'`)).rows as Job[]
  /** Gives whether it was acknowledged. */
  const draw = async (n: number) => {
    const answer = await fetch(`${proxy.url}/ai/images`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': `10.99.0.${n}` },
      body: new URLSearchParams({ do: 'draw', prompt: `Fox number ${n} in a forest at night`, count: '4' }),
    })
    return answer.status === 303
  }
  const until = (isDone: () => boolean) =>
    vi.waitFor(() => expect(isDone()).toBe(true), { timeout: LIMIT_MS, interval: 20 })

  beforeAll(async () => {
    postgres = await startPostgres()
    database = await postgres.createEmptyDatabase('three_processes')
    // All at once on a database without tables.
    const [one, two, three] = await Promise.all([start('web'), start('web'), start('worker')])
    webs = [one, two]
    worker = three
    proxy = await openProxy(webs.map(({ url }) => url))
  })
  afterAll(async () => {
    proxy?.close()
    await Promise.all(started.map((one) => stopServer(one, 'SIGKILL')))
    await postgres?.stop()
  })

  test('kill -9 of one for pages, then of the one for work: nothing acknowledged is lost, and all work is done', async () => {
    const load = startLoad({ url: proxy.url, name: 'three', clients: CLIENTS, most: ROUNDS })
    await until(() => load.kept.words.length >= 10)
    const before = load.kept.words.length
    await stopServer(webs[0], 'SIGKILL')
    await until(() => load.kept.words.length >= before + 10)
    // Only what the dead one had in hand may fail, and never what may be asked twice.
    expect(load.failed.length).toBeLessThanOrEqual(CLIENTS)
    expect(load.failed.filter((one) => one.startsWith('read') || !one.endsWith('502'))).toEqual([])

    const drawn = (await Promise.all(Array.from({ length: DRAWINGS }, (_, n) => draw(n)))).filter(Boolean).length
    expect(drawn).toBe(DRAWINGS)
    await vi.waitFor(async () => expect((await listDraws()).some(({ state }) => state === 'running')).toBe(true), {
      timeout: LIMIT_MS,
      interval: 10,
    })
    const failedBefore = load.failed.length
    await stopServer(worker, 'SIGKILL')
    const killedAt = Date.now()
    const inHand = (await listDraws()).filter(({ state }) => state === 'running')
    expect(inHand.length).toBeGreaterThan(0)

    await start('worker')
    const took = new Map<string, number>()
    await vi.waitFor(
      async () => {
        const rows = await listDraws()
        for (const { id, lease_id } of inHand)
          if (rows.find((row) => row.id === id)?.lease_id !== lease_id && !took.has(id))
            took.set(id, Date.now() - killedAt)
        expect(rows.map(({ state }) => state)).toEqual(Array(DRAWINGS).fill('done'))
      },
      { timeout: 2 * LIMIT_MS, interval: 100 },
    )
    expect(took.size).toBe(inHand.length)
    // The first is taken when its lease has ended; the others when there is room.
    expect(Math.min(...took.values())).toBeLessThan(TAKEN_OVER_MS)
    expect(
      (await listDraws())
        .filter(({ attempts }) => attempts > 1)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(inHand.map(({ id }) => id).toSorted())

    // The one for pages answered all the while.
    const after = load.kept.words.length
    if (after < CLIENTS * ROUNDS)
      await until(() => load.kept.words.length > after || load.kept.words.length >= CLIENTS * ROUNDS - CLIENTS)
    await load.stop()
    expect(load.failed.length).toBe(failedBefore)
    expect(await findLost(database, load.kept)).toEqual([])
    expect((await fetch(`${webs[1].url}/healthz`)).status).toBe(200)
  })
})
