import { and, asc, count, desc, eq, inArray, isNull, lt, min, notInArray, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { checkResults, checkRuns } from '#app/database/tables/admin.ts'
import { siteSettings } from '#app/database/tables/engines.ts'
import { mails } from '#app/database/tables/mail.ts'
import { NEVER } from '#app/kits/foundation/mail/mail.store.server.ts'

export type CheckRunRow = typeof checkRuns.$inferSelect
export type CheckResultRow = typeof checkResults.$inferSelect

export const createCheckRun = (row: typeof checkRuns.$inferInsert) => store().db.insert(checkRuns).values(row)

export const endCheckRun = (id: string, finishedAt: Date) =>
  store().db.update(checkRuns).set({ finishedAt }).where(eq(checkRuns.id, id))

/** Keeps what a check found; the same check again in a run takes the place of what it found before. */
export const saveResult = ({ runId, check, ...found }: CheckResultRow) =>
  store()
    .db.insert(checkResults)
    .values({ runId, check, ...found })
    .onConflictDoUpdate({ target: [checkResults.runId, checkResults.check], set: found })

export async function findCheckRun(id: string): Promise<CheckRunRow | null> {
  const [row] = await store().db.select().from(checkRuns).where(eq(checkRuns.id, id)).limit(1)
  return row ?? null
}

export const listResults = (runId: string): Promise<CheckResultRow[]> =>
  store().db.select().from(checkResults).where(eq(checkResults.runId, runId)).orderBy(asc(checkResults.check))

/** The runs, newest first, with how many checks ended how. */
export const listCheckRuns = (most: number) => {
  const ended = (state: CheckResultRow['state']) =>
    sql<number>`coalesce(sum(case when ${checkResults.state} = ${state} then 1 else 0 end), 0)`.mapWith(Number)
  return store()
    .db.select({
      id: checkRuns.id,
      startedAt: checkRuns.startedAt,
      finishedAt: checkRuns.finishedAt,
      isScheduled: checkRuns.isScheduled,
      passed: ended('passed'),
      failed: ended('failed'),
      skipped: ended('skipped'),
    })
    .from(checkRuns)
    .leftJoin(checkResults, eq(checkResults.runId, checkRuns.id))
    .groupBy(checkRuns.id, checkRuns.startedAt, checkRuns.finishedAt, checkRuns.isScheduled)
    .orderBy(desc(checkRuns.startedAt), desc(checkRuns.id))
    .limit(most)
}

/** Removes all runs but the newest. */
export async function removeOldCheckRuns(kept: number): Promise<void> {
  const newest = await store()
    .db.select({ id: checkRuns.id })
    .from(checkRuns)
    .orderBy(desc(checkRuns.startedAt), desc(checkRuns.id))
    .limit(kept)
  if (newest.length < kept) return
  const ids = newest.map(({ id }) => id)
  await store().db.delete(checkResults).where(notInArray(checkResults.runId, ids))
  await store().db.delete(checkRuns).where(notInArray(checkRuns.id, ids))
}

const DAILY_ROW = 'daily-checks'

export async function findDailyChecks(): Promise<boolean> {
  const [row] = await store()
    .db.select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, DAILY_ROW))
    .limit(1)
  return row?.value === true
}

export const saveDailyChecks = (value: boolean, updatedAt: Date) =>
  store()
    .db.insert(siteSettings)
    .values({ name: DAILY_ROW, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt } })

/** Letters that wait, since when the oldest does, and how many were given up. */
export async function readMailLine() {
  const [line] = await store()
    .db.select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.dueAt, NEVER)))
  const [over] = await store()
    .db.select({ letters: count() })
    .from(mails)
    .where(and(isNull(mails.sentAt), inArray(mails.dueAt, [NEVER])))
  return { waiting: line?.waiting ?? 0, oldest: line?.oldest ?? null, givenUp: over?.letters ?? 0 }
}
