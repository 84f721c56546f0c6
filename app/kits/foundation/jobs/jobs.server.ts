import { ring } from '#app/database/bell.server.ts'
import { store } from '#app/database/store.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { JOBS_CHANNEL, wakeWorker } from './wake.server.ts'
import { isKnown, type JobKind } from './job-kind.server.ts'
import type { JobRow } from './job-state.ts'
import * as rows from './jobs.store.server.ts'
import { line } from './line.server.ts'

export { countJobs, findJob, listJobs } from './jobs.store.server.ts'

export type JobOptions = {
  /** Whose it is; null is the house's own. */
  userId?: string | null
  /** What it is, for its member to read. */
  title: string
  /** Where its result is seen, as a path. */
  path?: string | null
  /** Only one job of the kind with the same key waits or runs; a finished one frees it. */
  dedupeKey?: string | null
  /** Not before this moment. */
  dueAt?: Date
}

/**
 * Puts a job in line. It is a row of the ambient transaction: it is done if and only if what caused it stands. With a
 * key that waits or runs already, that job is given back and `isNew` is false. Throws a ZodError for a payload that is
 * none of the kind.
 */
export async function startJob<Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  { userId = null, title, path = null, dedupeKey = null, dueAt }: JobOptions,
): Promise<{ job: JobRow; isNew: boolean }> {
  kind.check(payload)
  const key = dedupeKey === null ? null : `${kind.kind}:${dedupeKey}`
  return store().tx(async () => {
    const now = clock.now()
    const { kind: name, maxAttempts } = kind
    const said = { kind: name, title, userId, path, payload, maxAttempts, dueAt: dueAt ?? now, createdAt: now }
    const job = await rows.createJob({ ...said, id: createId(), dedupeKey: key })
    const other = job === null && key !== null ? await rows.findJobByKey(key) : null
    if (other) return { job: other, isNew: false }
    if (!job) throw new Error(`The job "${title}" could not be written`)
    await line().put(job, { isNew: true })
    await announce(job)
    return { job, isNew: true }
  })
}

/**
 * Cancels a job: one that waits at once, one that runs as soon as its worker hears of it. Null when it is over already,
 * or not the member's, where one is said.
 */
export function cancelJob(id: string, { userId }: { userId?: string } = {}): Promise<JobRow | null> {
  return store().tx(async () => {
    if (!(await rows.findJob(id, userId))) return null
    const now = clock.now()
    const cancelled = (await rows.cancelWaiting(id, now)) ?? (await rows.requestCancel(id, now))
    if (cancelled) await announce(cancelled)
    if (cancelled) wakeAfterCommit()
    return cancelled
  })
}

/**
 * Puts a failed, parked or cancelled job in line again, with all its attempts and without its key. Null when it is in no
 * such state, or nothing does its kind any more.
 */
export function retryJob(id: string, { userId }: { userId?: string } = {}): Promise<JobRow | null> {
  return store().tx(async () => {
    const job = await rows.findJob(id, userId)
    if (!job || !isKnown(job.kind)) return null
    const restarted = await rows.restart(id, clock.now())
    if (restarted) await line().put(restarted)
    if (restarted) await announce(restarted)
    return restarted
  })
}

/** Removes a job that is over; false when it is not. */
export function removeJob(id: string, { userId }: { userId?: string } = {}): Promise<boolean> {
  return store().tx(async () => {
    const job = await rows.findJob(id, userId)
    if (!job || !(await rows.removeFinished(id))) return false
    await announce(job)
    return true
  })
}

/** Tells the job's member and the administrator's page that it changed. */
export async function announce({ id, userId, kind, state, progress }: JobRow): Promise<void> {
  if (userId !== null) await publish(`member:${userId}`, 'job', { id, state, progress })
  await publish('admin', 'job', { id, kind, state, progress })
}

/** The worker of this server looks at what it has in hand, those of other servers when the bell reaches them. */
function wakeAfterCommit(): void {
  store().afterCommit(() => {
    wakeWorker()
    ring(JOBS_CHANNEL, '')
  })
}
