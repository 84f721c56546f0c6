import { and, count, desc, eq, inArray, isNotNull, lt, lte, min, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { jobs } from '#app/database/tables/jobs.ts'
import { finishedStates, retryableStates, type JobRow, type JobState } from './job-state.ts'

/** Writes a job, unless one with its key waits or runs. */
export async function createJob(row: typeof jobs.$inferInsert): Promise<JobRow | null> {
  const [created] = await store()
    .db.insert(jobs)
    .values(row)
    .onConflictDoNothing({ target: jobs.dedupeKey })
    .returning()
  return created ?? null
}

export async function findJob(id: string, userId?: string): Promise<JobRow | null> {
  const own = userId === undefined ? undefined : eq(jobs.userId, userId)
  const [row] = await store()
    .db.select()
    .from(jobs)
    .where(and(eq(jobs.id, id), own))
  return row ?? null
}

export async function findJobByKey(dedupeKey: string): Promise<JobRow | null> {
  const [row] = await store().db.select().from(jobs).where(eq(jobs.dedupeKey, dedupeKey))
  return row ?? null
}

export type JobFilter = { userId?: string; states?: readonly JobState[]; kind?: string }

const toCondition = ({ userId, states, kind }: JobFilter): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(jobs.userId, userId),
    states === undefined ? undefined : inArray(jobs.state, [...states]),
    kind === undefined ? undefined : eq(jobs.kind, kind),
  )

/** Jobs, the newest first. */
export const listJobs = (filter: JobFilter, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  store()
    .db.select()
    .from(jobs)
    .where(toCondition(filter))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset) as Promise<JobRow[]>

export async function countJobs(filter: JobFilter): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(jobs).where(toCondition(filter))
  return row?.count ?? 0
}

export const countByKindAndState = (): Promise<{ kind: string; state: JobState; count: number }[]> =>
  store().db.select({ kind: jobs.kind, state: jobs.state, count: count() }).from(jobs).groupBy(jobs.kind, jobs.state)

/** How many jobs of each kind wait. */
export const countWaiting = (): Promise<{ kind: string; count: number }[]> =>
  store().db.select({ kind: jobs.kind, count: count() }).from(jobs).where(eq(jobs.state, 'waiting')).groupBy(jobs.kind)

/** Since when the longest waiting job of each kind could have begun. */
export const listLongestWaits = (now: Date): Promise<{ kind: string; since: Date | null }[]> =>
  store()
    .db.select({ kind: jobs.kind, since: min(jobs.dueAt) })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.dueAt, now)))
    .groupBy(jobs.kind)

/** The times of the jobs of a kind that were done last. */
export const listLastDone = (
  kind: string,
  most: number,
): Promise<{ startedAt: Date | null; finishedAt: Date | null }[]> =>
  store()
    .db.select({ startedAt: jobs.startedAt, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.state, 'done')))
    .orderBy(desc(jobs.finishedAt))
    .limit(most)

/** A job that waits is cancelled at once; null when it does not wait. */
export async function cancelWaiting(id: string, now: Date): Promise<JobRow | null> {
  const [row] = await store()
    .db.update(jobs)
    .set({ state: 'cancelled', cancelRequestedAt: now, finishedAt: now, dedupeKey: null })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'waiting')))
    .returning()
  return row ?? null
}

/** Asks whoever runs it to stop; null when it does not run. */
export async function requestCancel(id: string, now: Date): Promise<JobRow | null> {
  const [row] = await store()
    .db.update(jobs)
    .set({ cancelRequestedAt: now })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
    .returning()
  return row ?? null
}

/** A job that ended without a result waits again, as if it were new. */
export async function restart(id: string, now: Date): Promise<JobRow | null> {
  const [row] = await store()
    .db.update(jobs)
    .set({
      state: 'waiting',
      attempts: 0,
      dueAt: now,
      progress: null,
      progressNote: null,
      cancelRequestedAt: null,
      lastError: null,
      startedAt: null,
      finishedAt: null,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.state, [...retryableStates])))
    .returning()
  return row ?? null
}

export async function removeFinished(id: string): Promise<boolean> {
  const removed = await store()
    .db.delete(jobs)
    .where(and(eq(jobs.id, id), inArray(jobs.state, [...finishedStates])))
    .returning({ id: jobs.id })
  return removed.length > 0
}

export const removeFinishedBefore = (moment: Date) =>
  store()
    .db.delete(jobs)
    .where(and(inArray(jobs.state, [...finishedStates]), isNotNull(jobs.finishedAt), lt(jobs.finishedAt, moment)))
