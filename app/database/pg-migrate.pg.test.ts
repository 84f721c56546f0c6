import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { askOnce } from '#tests/support/postgres.ts'
import { StartRefusal } from '#app/platform/start-refusal.ts'
import { migratePg } from './pg-migrate.server.ts'

async function newDatabase(): Promise<string> {
  const name = `house_${randomBytes(6).toString('hex')}`
  await askOnce(`${inject('postgres')}postgres`, `create database ${name}`)
  return inject('postgres') + name
}
const tablesOf = async (url: string) =>
  (await askOnce(url, "select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle')"))
    .rows[0] as {
    n: number
  }

test('an empty database becomes a house, and starts again as one', async () => {
  const url = await newDatabase()
  await migratePg(url)
  await migratePg(url)
  expect((await tablesOf(url)).n).toBeGreaterThan(40)
})

test('a database with the tables of another program is refused and left as it is', async () => {
  const url = await newDatabase()
  await askOnce(url, 'create table invoices (id integer)')
  const refused = migratePg(url)
  await expect(refused).rejects.toThrow(/belongs to another program: it has the tables invoices/)
  await expect(refused).rejects.toBeInstanceOf(StartRefusal)
  expect(await tablesOf(url)).toEqual({ n: 1 })
})

test('a house of a newer version is refused', async () => {
  const url = await newDatabase()
  await migratePg(url)
  const later = Date.UTC(2040, 0)
  await askOnce(url, 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['x', later])
  await expect(migratePg(url)).rejects.toThrow(/newer version of Frenly/)
})
