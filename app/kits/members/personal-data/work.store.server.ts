import { and, asc, eq, like, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { webhookCalls } from '#app/database/tables/house/webhooks.ts'
import { events, jobs } from '#app/database/tables/jobs.ts'
import { toMemberWords } from '#app/kits/foundation/jobs/failure-words.ts'
import { each } from './each.ts'
import { isBehind, paged } from './paged.store.server.ts'
import type { Person } from './person.ts'

/** Jobs may carry long results, so they are read a few at a time. */
const JOBS_AT_ONCE = 50

type JobRow = typeof jobs.$inferSelect

/** A person's jobs: what was asked, what came of it. */
export async function* readJobs({ id }: Person): AsyncGenerator<object> {
  for await (const page of paged<JobRow>(JOBS_AT_ONCE, (last) => listJobs(id, last))) yield* page.map(toOwn)
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

const listJobs = (userId: string, last: JobRow | undefined) =>
  store()
    .db.select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isBehind(jobs.createdAt, jobs.id, last && { at: last.createdAt, id: last.id })))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(JOBS_AT_ONCE)

/** A job that runs is stopped by it within a second: its worker finds the row gone and writes nothing more. */
export const eraseJobs = ({ id }: Person) => store().db.delete(jobs).where(eq(jobs.userId, id))

/** Events are copies of what happened, kept for a day: nothing in them that the other files do not have. */
export const eraseEvents = ({ id }: Person) =>
  store()
    .db.delete(events)
    .where(or(eq(events.topic, `member:${id}`), like(events.topic, `member:${id}:%`)))

/** What other programs were told names a member by id alone. */
const tellsOf = ({ id }: Person) => like(webhookCalls.body, `%"${id}"%`)

export const readWebhookCalls = (person: Person) =>
  each(() =>
    store()
      .db.select({ event: webhookCalls.event, body: webhookCalls.body, createdAt: webhookCalls.createdAt })
      .from(webhookCalls)
      .where(tellsOf(person))
      .orderBy(asc(webhookCalls.createdAt)),
  )

export const eraseWebhookCalls = (person: Person) => store().db.delete(webhookCalls).where(tellsOf(person))
