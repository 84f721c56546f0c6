import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.LOG_LEVEL = 'silent'
/** Stands between us and the database, and can go silent as a cable that was pulled. */
let isSilent = false
const database = new URL(process.env.DATABASE_URL ?? '')
const relay = createServer((near) => {
  const far = connect(Number(database.port), database.hostname)
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const)
    from
      .on('data', (bytes: Buffer) => isSilent || to.write(bytes))
      .on('close', () => to.destroy())
      .on('error', () => to.destroy())
}).listen(0, '127.0.0.1')
await once(relay, 'listening')
const url = process.env.DATABASE_URL
process.env.DATABASE_URL = `postgres://postgres@127.0.0.1:${(relay.address() as AddressInfo).port}${database.pathname}`

const { closeBell, listenTo, ring } = await import('./bell.server.ts')

const SOON = { timeout: 20_000, interval: 50 }
const other = new pg.Client({ connectionString: url })
const heardThere: string[] = []
const heard: string[] = []

beforeAll(async () => {
  other.on('notification', ({ payload }) => heardThere.push(payload ?? ''))
  await other.connect()
  await other.query('listen door')
  listenTo('door', (words) => heard.push(words))
})
afterAll(async () => {
  await closeBell()
  await other.end()
  relay.close()
})

const saysThere = (words: string) => other.query('select pg_notify($1, $2)', ['door', words])

test('what another server rings is heard, and what this one rings is heard there', async () => {
  await vi.waitFor(async () => {
    await saysThere('hello')
    expect(heard).toContain('hello')
  }, SOON)
  ring('door', 'good day')
  await vi.waitFor(() => expect(heardThere).toContain('good day'), SOON)
})

test('a connection that was cut comes back by itself', async () => {
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike '%pg_notify%'`,
  )
  await vi.waitFor(async () => {
    await saysThere('again')
    expect(heard).toContain('again')
  }, SOON)
})

test('many rings at once all arrive, in order', async () => {
  await vi.waitFor(() => {
    ring('door', 'ready')
    expect(heardThere).toContain('ready')
  }, SOON)
  const all = Array.from({ length: 50 }, (_, n) => `ring ${n}`)
  for (const words of all) ring('door', words)
  await vi.waitFor(() => expect(heardThere.filter((words) => words.startsWith('ring'))).toEqual(all), SOON)
})

test('a connection that went silent is given up, and nothing piles up behind it', async () => {
  isSilent = true
  ring('door', 'into the void')
  await new Promise((resolve) => setTimeout(resolve, 100))
  isSilent = false
  await vi.waitFor(() => {
    ring('door', 'back again')
    expect(heardThere).toContain('back again')
  }, SOON)
  isSilent = true
  ring('door', 'into the void')
  const closed = await Promise.race([
    closeBell().then(() => true),
    new Promise((resolve) => setTimeout(resolve, 15_000)),
  ])
  expect(closed).toBe(true)
})
