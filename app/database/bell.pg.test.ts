import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.LOG_LEVEL = 'silent'
const { closeBell, listenTo, ring } = await import('./bell.server.ts')

const SOON = { timeout: 20_000, interval: 50 }
const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
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
