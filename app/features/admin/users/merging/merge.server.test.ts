import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, is, Table } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-merge-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
await import('#app/shell/registered.server.ts')
const { findUserById, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { listPersonalTables } = await import('#app/kits/members/personal-data/personal-tables.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
const { mergeMembers, planMerge } = await import('./merge.server.ts')
const { houseSender } = await import('#app/kits/foundation/mail/sender-of.server.ts')
const { bringIn } = await import('#app/kits/members/pandas/keeping.server.ts')
const { findLastEntry } = await import('#app/kits/members/pandas/ledger.store.server.ts')
const { findMark, findPanda } = await import('#app/kits/members/pandas/pandas.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { canMove } = await import('./person-columns.store.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const make = async (name: string) => (await createSomebody(name)).id
const userOf = async (id: string) => (await findUserById(id))!
/** Every row of every table, as one text. */
async function readHouse(): Promise<Map<string, string>> {
  const tables = (Object.values(schema) as unknown[]).filter((one): one is Table => is(one, Table))
  const house = new Map<string, string>()
  for (const table of tables)
    house.set(
      getTableName(table),
      JSON.stringify(
        await store()
          .db.select()
          .from(table as never),
      ),
    )
  return house
}
const BLOCKING = [schema.wallets, schema.subscriptions] as const

test('every table of the registry moves, hangs on one that moves, or says that it ends', () => {
  const stuck = listPersonalTables().filter(({ table, merge }) => merge !== 'ends' && !canMove(table))
  expect(stuck.map(({ table }) => getTableName(table))).toEqual([])
})

test('what cannot be dropped is told, and nothing is changed', async () => {
  const [gone, kept] = [await make('Mira'), await make('Tomas')]
  const plan = await planMerge(await userOf(gone), await userOf(kept))
  expect(plan.trouble).toMatch(/cannot be dropped/)
  const before = await readHouse()
  expect((await mergeMembers(await userOf(gone), await userOf(kept), houseSender())).trouble).toBe(plan.trouble)
  expect(await readHouse()).toEqual(before)
})

test('two accounts become one: no table names the one that is gone, and the other gains no role', async () => {
  const [gone, kept] = [await make('Nadia'), await make('Otto')]
  await saveUser(gone, { role: 'moderator' })
  for (const table of BLOCKING) await store().db.delete(table).where(eq(table.userId, gone))
  await store()
    .db.update(schema.jobs)
    .set({ state: 'done', finishedAt: new Date() })
    .where(eq(schema.jobs.userId, gone))
  await store().db.update(schema.connections).set({ role: 'editor' }).where(eq(schema.connections.userId, gone))
  const chats = () => store().db.select().from(schema.conversations).where(eq(schema.conversations.userId, kept))
  const [before, of] = [(await chats()).length, await userOf(kept)]

  const plan = await mergeMembers(await userOf(gone), of, houseSender())
  expect(plan.trouble).toBeNull()
  const line = (table: string) => plan.lines.find((one) => one.table === table)
  expect(line('conversations')).toMatchObject({ moves: 1, drops: 0 })
  expect(line('sessions')).toMatchObject({ moves: 0, why: 'ends' })
  expect(line('allies')).toMatchObject({ moves: 0, drops: 1, why: 'clash' })
  expect(await chats()).toHaveLength(before + 1)
  expect(await findUserById(gone)).toBeNull()
  expect(await userOf(kept)).toMatchObject({ role: of.role, plan: of.plan, email: of.email })
  const roles = await store().db.select().from(schema.connections).where(eq(schema.connections.userId, kept))
  expect(roles.map(({ role }) => role)).not.toContain('editor')
  const holding = [...(await readHouse())].filter(([, rows]) => holds(JSON.parse(rows), gone)).map(([name]) => name)
  expect(holding).toEqual([])
})

test('the pandas of both are with the one that stays, and the register says how', async () => {
  const [gone, kept] = [await enrol('gone'), await enrol('kept')]
  const adopt = (userId: string, n: number) =>
    bringIn('adopted', { userId, genome: `p1-0000000000-0000000${n}`, name: `merged-${n}`, showsKeeper: true })
  const pandas = [(await adopt(gone.id, 1))!.number, (await adopt(kept.id, 2))!.number]
  const plan = await mergeMembers(await userOf(gone.id), await userOf(kept.id), houseSender())
  expect(plan).toMatchObject({ trouble: null })
  expect(plan.lines.find(({ table }) => table === 'pandas')).toMatchObject({ moves: 1, drops: 0 })
  const mark = await findMark(kept.id)
  const rows = await Promise.all(pandas.map(findPanda))
  expect(rows.map((row) => row?.keeper)).toEqual([mark, mark])
  expect(rows.map((row) => row?.adopterId)).toEqual([null, kept.id])
  expect(await userOf(kept.id)).toMatchObject({ pandaCount: 2 })
  expect((await findLastEntry())!).toMatchObject({ panda: pandas[0], kind: 'given', toKeeper: mark })
})

/** Whether a value, or what one of its keys is called, is an id; not whether it stands in the middle of a text. */
function holds(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((one) => holds(one, id))
  if (typeof value !== 'object' || value === null) return value === id
  return Object.entries(value).some(([name, one]) => name === id || holds(one, id))
}
