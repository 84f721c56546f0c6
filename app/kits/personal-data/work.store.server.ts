import { and, asc, eq, gt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { events, jobs } from '#app/database/tables/jobs.ts'
import { toMemberWords } from '#app/kits/jobs/failure-words.ts'
import type { Person } from './person.ts'

/** Jobs may carry long results, so they are read a few at a time. */
const JOBS_AT_ONCE = 50

type JobRow = typeof jobs.$inferSelect

/** A person's jobs: what was asked, what came of it. */
export async function* readJobs({ id }: Person): AsyncGenerator<object> {
  let last: JobRow | undefined
  do {
    const page = await listJobsAfter(id, last)
    for (const job of page) yield toOwn(job)
    last = page.length === JOBS_AT_ONCE ? page.at(-1) : undefined
  } while (last)
}

const toOwn = ({ kind, title, path, payload, state, lastError, result, createdAt, startedAt, finishedAt }: JobRow) => ({
  kind,
  title,
  path,
  asked: payload,
  state,
  reason: toMemberWords(lastError),
  result,
  createdAt,
  startedAt,
  finishedAt,
})

function listJobsAfter(userId: string, after: JobRow | undefined): Promise<JobRow[]> {
  const rest = after
    ? or(gt(jobs.createdAt, after.createdAt), and(eq(jobs.createdAt, after.createdAt), gt(jobs.id, after.id)))
    : undefined
  return store()
    .db.select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), rest))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(JOBS_AT_ONCE)
}

/** A job that runs is stopped by it within a second: its worker finds the row gone and writes nothing more. */
export const eraseJobs = ({ id }: Person) => store().db.delete(jobs).where(eq(jobs.userId, id))

/** Events are copies of what happened, kept for a day: nothing in them that the other files do not have. */
export const eraseEvents = ({ id }: Person) =>
  store()
    .db.delete(events)
    .where(eq(events.topic, `member:${id}`))
