import { and, asc, count, eq, gt, inArray, isNull, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaKeepers, pandas } from '#app/database/tables/money/pandas.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type PandaRow = typeof pandas.$inferSelect

/** Adds a panda; null when its name, its genome, its adopter or its home has one already. */
export async function createPanda(row: typeof pandas.$inferInsert): Promise<PandaRow | null> {
  const [made] = await store().db.insert(pandas).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** The number after the last one: call it in the transaction that adds the panda. */
export async function nextPandaNumber(): Promise<number> {
  const [row] = await store()
    .db.select({ last: max(pandas.number) })
    .from(pandas)
  return (row?.last ?? 0) + 1
}

export async function findPanda(number: number): Promise<PandaRow | null> {
  const [row] = await store().db.select().from(pandas).where(eq(pandas.number, number)).limit(1)
  return row ?? null
}

export const savePanda = (number: number, change: Partial<typeof pandas.$inferInsert>) =>
  store().db.update(pandas).set(change).where(eq(pandas.number, number))

export async function isNameFree(nameKey: string): Promise<boolean> {
  const rows = await store()
    .db.select({ number: pandas.number })
    .from(pandas)
    .where(eq(pandas.nameKey, nameKey))
    .limit(1)
  return rows.length === 0
}

export async function findAdopted(userId: string): Promise<PandaRow | null> {
  const [row] = await store().db.select().from(pandas).where(eq(pandas.adopterId, userId)).limit(1)
  return row ?? null
}

export async function findGenome(genome: string): Promise<PandaRow | null> {
  const [row] = await store().db.select().from(pandas).where(eq(pandas.genome, genome)).limit(1)
  return row ?? null
}

/** The mark of a member; null for who never kept a panda. */
export async function findMark(userId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ mark: pandaKeepers.mark })
    .from(pandaKeepers)
    .where(eq(pandaKeepers.userId, userId))
    .limit(1)
  return row?.mark ?? null
}

export const createMark = (row: typeof pandaKeepers.$inferInsert) =>
  store().db.insert(pandaKeepers).values(row).onConflictDoNothing()

/** Who is behind marks: those who are still here. */
export async function listKeepers(marks: readonly string[]) {
  if (marks.length === 0) return []
  return store()
    .db.select({ mark: pandaKeepers.mark, id: users.id, name: users.name, handle: users.handle })
    .from(pandaKeepers)
    .innerJoin(users, eq(users.id, pandaKeepers.userId))
    .where(and(inArray(pandaKeepers.mark, [...new Set(marks)]), mayBeShown()))
}

/** The member behind a mark, shown or not; null for the house and for who is gone. */
export async function findKeeperId(mark: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ userId: pandaKeepers.userId })
    .from(pandaKeepers)
    .where(eq(pandaKeepers.mark, mark))
    .limit(1)
  return row?.userId ?? null
}

/** The pandas of a keeper, the first first. */
export const listKept = (mark: string, most: number): Promise<PandaRow[]> =>
  store().db.select().from(pandas).where(eq(pandas.keeper, mark)).orderBy(asc(pandas.number)).limit(most)

/** Writes down on the account how many pandas it keeps: what the header and `/api/auth/user` say. */
export async function recount(userId: string): Promise<void> {
  const mark = await findMark(userId)
  const [row] = mark
    ? await store()
        .db.select({ many: count() })
        .from(pandas)
        .where(and(eq(pandas.keeper, mark), isNull(pandas.home)))
    : []
  const pandaCount = row?.many ?? 0
  await store()
    .db.update(users)
    .set({ pandaCount, isPanda: pandaCount > 0 })
    .where(eq(users.id, userId))
}

/** Who keeps which panda, above a number. */
export const listKeepersAfter = (number: number, most: number) =>
  store()
    .db.select({ number: pandas.number, keeper: pandas.keeper })
    .from(pandas)
    .where(gt(pandas.number, number))
    .orderBy(asc(pandas.number))
    .limit(most)

/** What pandas are called. */
export const listNames = (numbers: readonly number[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ number: pandas.number, name: pandas.name, genome: pandas.genome })
        .from(pandas)
        .where(inArray(pandas.number, [...new Set(numbers)]))
