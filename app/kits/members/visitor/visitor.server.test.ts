import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#app/database/schema.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-owner-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { consensusPanels } = await import('#app/database/tables/consensus.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { adopt, sweepGuests } = await import('./adopt.server.ts')
await import('#app/shell/registered.server.ts')
const { listOwnedTables } = await import('./owned-tables.ts')
const { belongsTo } = await import('./owned.store.server.ts')
const { findVisitor, requireVisitor } = await import('./visitor.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const at = (cookie: string | null) =>
  new Request('http://frenly.test/', { headers: cookie ? { Cookie: cookie.split(';')[0]! } : {} })
const keep = (owner: object, name: string, createdAt = new Date()) =>
  store()
    .db.insert(consensusPanels)
    .values({ id: name, userId: null, guestId: null, ...owner, name, seats: [], createdAt })
const panels = async () => (await store().db.select().from(consensusPanels)).map(({ id }) => id)

test('every table with things of guests is one whose rows follow them', () => {
  const withGuests = (Object.values(schema) as unknown[])
    .filter((one): one is Table => is(one, Table))
    .filter((table) => 'guestId' in getTableColumns(table))
  expect(listOwnedTables().map(getTableName).toSorted()).toEqual(withGuests.map(getTableName).toSorted())
})

test('a guest gets a mark once, finds their things by it, and nobody else does', async () => {
  expect(await findVisitor(at(null))).toBeNull()
  const { owner, cookie } = await requireVisitor(at(null), null)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).not.toContain(owner.guestId!)
  expect(await requireVisitor(at(cookie), null)).toEqual({ owner, cookie: null })
  await keep(owner, 'mine')
  const of = async (request: Request) => {
    const who = await findVisitor(request)
    return who && store().db.select().from(consensusPanels).where(belongsTo(consensusPanels, who))
  }
  expect(await of(at(cookie))).toHaveLength(1)
  const other = await requireVisitor(at(null), null)
  expect(await of(at(other.cookie))).toHaveLength(0)
  expect(await of(at(`${cookie!.split('=')[0]}=short`))).toBeNull()
})

test('what a guest kept becomes the member’s who signs in, and the browser forgets the guest', async () => {
  const { id } = await enrol('mira')
  const { owner, cookie } = await requireVisitor(at(null), null)
  await keep(owner, 'brought')
  const [forgetting] = await adopt(at(cookie), id)
  expect(forgetting).toMatch(/Max-Age=0/i)
  const rows = await store().db.select().from(consensusPanels)
  expect(rows.find((row) => row.id === 'brought')).toMatchObject({ userId: id, guestId: null })
  expect(await adopt(at(null), id)).toEqual([])
})

test('a guest’s things go after thirty days, a member’s stay', async () => {
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await keep({ guestId: 'away' }, 'left', longAgo)
  await keep({ userId: 'someone' }, 'kept', longAgo)
  await sweepGuests.run(new AbortController().signal)
  expect(await panels()).toEqual(expect.arrayContaining(['kept', 'mine']))
  expect(await panels()).not.toContain('left')
})
