import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { questRuns, questSettings } from '#app/database/tables/quests/quests.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type RunRow = typeof questRuns.$inferSelect
type Person = { id: string }

export const createRun = (row: typeof questRuns.$inferInsert) => store().db.insert(questRuns).values(row)

/** All that somebody began, the newest first. */
export const listRuns = (owner: Visitor): Promise<RunRow[]> =>
  store()
    .db.select()
    .from(questRuns)
    .where(belongsTo(questRuns, owner))
    .orderBy(desc(questRuns.createdAt), desc(questRuns.id))
    .limit(200)

export async function findRun(owner: Visitor, quest: string): Promise<RunRow | null> {
  const rows = await store()
    .db.select()
    .from(questRuns)
    .where(and(belongsTo(questRuns, owner), eq(questRuns.quest, quest)))
    .orderBy(desc(questRuns.createdAt), desc(questRuns.id))
    .limit(10)
  return rows.find(({ finishedAt }) => finishedAt !== null) ?? rows[0] ?? null
}

export const saveDone = (id: string, done: RunRow['done']) =>
  store().db.update(questRuns).set({ done }).where(eq(questRuns.id, id))

/** Finishes a run; false when that was done before: what it earns is given once. */
export async function finishRun(id: string, done: RunRow['done'], now: Date): Promise<boolean> {
  const finished = await store()
    .db.update(questRuns)
    .set({ done, finishedAt: now, leftAt: null })
    .where(and(eq(questRuns.id, id), isNull(questRuns.finishedAt)))
    .returning({ id: questRuns.id })
  return finished.length === 1
}

export const saveLeft = (id: string, leftAt: Date | null) =>
  store()
    .db.update(questRuns)
    .set({ leftAt })
    .where(and(eq(questRuns.id, id), isNull(questRuns.finishedAt)))

export async function findHoliday(userId: string): Promise<Date | null> {
  const [row] = await store()
    .db.select({ until: questSettings.holidayUntil })
    .from(questSettings)
    .where(eq(questSettings.userId, userId))
    .limit(1)
  return row?.until ?? null
}

export const saveHoliday = (userId: string, holidayUntil: Date | null, now: Date) =>
  store()
    .db.insert(questSettings)
    .values({ userId, holidayUntil, updatedAt: now })
    .onConflictDoUpdate({ target: questSettings.userId, set: { holidayUntil, updatedAt: now } })

export const readOwnRuns = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(questRuns)
      .where(eq(questRuns.userId, id))
      .orderBy(asc(questRuns.createdAt))
    return rows.map(({ userId: _, guestId: _guest, ...row }) => row)
  })
export const eraseRuns = ({ id }: Person) => store().db.delete(questRuns).where(eq(questRuns.userId, id))

export const readOwnHoliday = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(questSettings).where(eq(questSettings.userId, id))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseHoliday = ({ id }: Person) => store().db.delete(questSettings).where(eq(questSettings.userId, id))
