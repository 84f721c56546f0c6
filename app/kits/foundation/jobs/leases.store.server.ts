import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { jobs } from '#app/database/tables/jobs.ts'
import { LONGEST_WAIT_MS } from './back-off.ts'
import type { JobRow } from './job-state.ts'
import type { Lease } from './lease.server.ts'

const AT_ONCE = 10

/**
 * A job written by a clock that was ahead of ours is due as soon as it was due by that clock, and so is a retry that is
 * further away than any wait between two tries.
 */
const isDue = (now: Date): SQL =>
  or(
    lte(jobs.dueAt, now),
    and(gt(jobs.createdAt, now), lte(jobs.dueAt, jobs.createdAt)),
    and(gt(jobs.attempts, 0), gt(jobs.dueAt, new Date(now.getTime() + LONGEST_WAIT_MS))),
  )!

const hasLease = ({ id, leaseId }: Pick<JobRow, 'id' | 'leaseId'>): SQL =>
  and(eq(jobs.id, id), leaseId === null ? isNull(jobs.leaseId) : eq(jobs.leaseId, leaseId))!

const isNone = (ids: readonly string[]): SQL | undefined => (ids.length > 0 ? notInArray(jobs.id, [...ids]) : undefined)

/** It runs, but whoever has it has not been heard of. */
const isLeft = (now: Date): SQL =>
  and(eq(jobs.state, 'running'), lte(jobs.leaseUntil, now), isNull(jobs.cancelRequestedAt))!

/** A worker may have it now. */
export const isClaimable = (now: Date): SQL =>
  and(lt(jobs.attempts, jobs.maxAttempts), or(and(eq(jobs.state, 'waiting'), isDue(now)), isLeft(now)))!

const taken = ({ now, leaseId, leaseUntil }: Lease) =>
  ({ state: 'running', leaseId, leaseUntil, startedAt: now, progress: null, progressNote: null }) as const

/**
 * Takes the job that is due longest among some kinds: one that waits, or one whose worker has not been heard of. The
 * claim is one conditional statement, so of several workers one has it. Never one of `except`.
 */
export async function claimJob(
  kinds: readonly string[],
  except: readonly string[],
  lease: Lease,
): Promise<JobRow | null> {
  const { now } = lease
  for (;;) {
    const due = await store()
      .db.select({ id: jobs.id, leaseId: jobs.leaseId, attempts: jobs.attempts })
      .from(jobs)
      .where(and(inArray(jobs.kind, [...kinds]), isNone(except), isClaimable(now)))
      .orderBy(asc(jobs.dueAt), asc(jobs.id))
      .limit(AT_ONCE)
    for (const row of due) {
      const [claimed] = await store()
        .db.update(jobs)
        .set({ ...taken(lease), attempts: row.attempts + 1 })
        .where(and(hasLease(row), eq(jobs.attempts, row.attempts), isClaimable(now)))
        .returning()
      if (claimed) return claimed
    }
    if (due.length < AT_ONCE) return null
  }
}

/**
 * Takes the job that the queue brought. The queue knows when it is due; null when somebody has it, or it is over: then
 * the message was an old one.
 */
export async function claimDelivered(id: string, lease: Lease): Promise<JobRow | null> {
  const [claimed] = await store()
    .db.update(jobs)
    .set({ ...taken(lease), attempts: sql`${jobs.attempts} + 1` })
    .where(and(eq(jobs.id, id), lt(jobs.attempts, jobs.maxAttempts), or(eq(jobs.state, 'waiting'), isLeft(lease.now))))
    .returning()
  return claimed ?? null
}

/** How the jobs somebody runs stand in the database. */
export const listHeld = (ids: readonly string[]) =>
  store()
    .db.select({ id: jobs.id, state: jobs.state, leaseId: jobs.leaseId, cancelRequestedAt: jobs.cancelRequestedAt })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))

/** Changes a running job for whoever has this lease; null when it has passed on, and then nothing was written. */
export async function saveHeld(
  lease: Pick<JobRow, 'id' | 'leaseId'>,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<JobRow | null> {
  const [row] = await store()
    .db.update(jobs)
    .set(change)
    .where(and(hasLease(lease), eq(jobs.state, 'running')))
    .returning()
  return row ?? null
}

/** Running jobs whose worker has not been heard of and that are not to be tried again: used up, or cancelled meanwhile. */
export const listAbandoned = (now: Date, except: readonly string[]): Promise<JobRow[]> =>
  store()
    .db.select()
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'running'),
        lte(jobs.leaseUntil, now),
        isNone(except),
        or(lte(jobs.maxAttempts, jobs.attempts), isNotNull(jobs.cancelRequestedAt)),
      ),
    )
    .limit(AT_ONCE)

/** Leases that end later than any lease can: the clock went back. Whoever lives renews, the others are found out. */
export const shortenLeases = (latest: Date, leaseUntil: Date, except: readonly string[]) =>
  store()
    .db.update(jobs)
    .set({ leaseUntil })
    .where(and(eq(jobs.state, 'running'), gt(jobs.leaseUntil, latest), isNone(except)))

/** Ends every lease, for a server that knows it is alone and has just begun. */
export const endLeases = (now: Date) =>
  store().db.update(jobs).set({ leaseUntil: now }).where(eq(jobs.state, 'running'))
