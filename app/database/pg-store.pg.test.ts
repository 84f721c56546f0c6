import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askOnce } from '#tests/support/postgres.ts'

process.env.LOG_LEVEL = 'silent'
const { failureOf } = await import('./failure.server.ts')
const { openPgStore } = await import('./pg-store.server.ts')
const { waitlist } = await import('./tables/people.ts')
const url = process.env.DATABASE_URL ?? ''
const store = openPgStore(url)

beforeAll(() => store.migrate())
afterAll(() => store.close())

const row = (id: string) => ({ id, screen: 'chat', email: id, emailKey: id, brand: 'main' })
const ids = async () => (await store.db.select().from(waitlist)).map(({ id }) => id).sort()
const endConnections = () =>
  askOnce(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'frenly'`,
  )
const inMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const newDatabase = async (how = '') => {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await askOnce(`${inject('postgres')}postgres`, `create database ${name} ${how}`)
  return inject('postgres') + name
}

test('a connection that the server cuts ends no process: who was using it hears, the next goes on', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ids()))
  await endConnections()
  await inMs(50)
  expect(await ids()).toEqual([])
  const attempt = store.tx(async () => {
    await store.db.insert(waitlist).values(row('cut'))
    await endConnections()
    await inMs(50)
    await store.db.insert(waitlist).values(row('after the cut'))
  })
  expect(await attempt.then(() => null, failureOf)).toBe('busy')
  await store.tx(async () => void (await store.db.insert(waitlist).values(row('next'))))
  expect(await ids()).toEqual(['next'])
})

test('a database that takes no connections is away, not broken, and comes back by itself', async () => {
  const away = await newDatabase()
  const name = away.split('/').at(-1)
  const own = openPgStore(away)
  await own.migrate()
  await askOnce(url, `alter database ${name} with allow_connections false`)
  const asking = own.db.select().from(waitlist)
  expect(await Promise.resolve(asking).then(() => null, failureOf)).toBe('busy')
  expect(await own.tx(async () => 'never').then(() => null, failureOf)).toBe('busy')
  await askOnce(url, `alter database ${name} with allow_connections true`)
  expect(await own.db.select().from(waitlist)).toEqual([])
  await own.close()
})

test('more at once than there are connections wait their turn', async () => {
  const slow = Array.from({ length: 60 }, (_, n) =>
    store.tx(async () => {
      await store.db.insert(waitlist).values(row(`slow-${n}`))
      await inMs(5)
    }),
  )
  await Promise.all(slow)
  expect((await ids()).filter((id) => id.startsWith('slow-'))).toHaveLength(60)
})

test('servers that start together on an empty database migrate it once', async () => {
  const empty = await newDatabase()
  const servers = Array.from({ length: 5 }, () => openPgStore(empty))
  await Promise.all(servers.map((one) => one.migrate()))
  expect(await servers[0]!.db.select().from(waitlist)).toEqual([])
  await Promise.all(servers.map((one) => one.close()))
  const { rows } = await askOnce(
    empty,
    'select count(*)::int as n, count(distinct hash)::int as d from drizzle.__drizzle_migrations',
  )
  expect(rows[0].n).toBe(rows[0].d)
})

test('a database that is not there, or cannot hold every character, is said in a sentence without the password', async () => {
  const nowhere = openPgStore(`${inject('postgres').replace('postgres@', 'postgres:hidden@')}not_there`)
  const said = await nowhere.migrate().catch((error: Error) => error.message)
  expect(said).toMatch(/DATABASE_URL \(127\.0\.0\.1:\d+\/not_there\) cannot be used: .*does not exist/)
  expect(said).not.toContain('hidden')
  const latin = openPgStore(await newDatabase(`template template0 encoding 'SQL_ASCII' locale 'C'`))
  await expect(latin.migrate()).rejects.toThrow(/SQL_ASCII.*createdb --template template0 --encoding UTF8/)
  await Promise.all([nowhere.close(), latin.close()])
})
