import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { jobs } from '#app/database/tables/jobs.ts'
import type { JobRow } from './job-state.ts'
import { isClaimable } from './leases.store.server.ts'

const AT_ONCE = 100

/**
 * Puts the message of a job into the queue, in the ambient transaction. When it is due is told as a span, for the queue
 * goes by the clock of the database. A job that is new has no message yet, and then none is looked for: looking would
 * make transactions collide.
 */
export async function enqueue(
  { id, kind, dueAt }: Pick<JobRow, 'id' | 'kind' | 'dueAt'>,
  now: Date,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  const ms = dueAt.getTime() - now.getTime()
  await store()
    .db.select({ put: sql<number>`1` })
    .from(
      sql`graphile_worker.add_job(
        ${kind}::text,
        json_build_object('id', ${id}::text),
        run_at => now() + ${ms}::double precision * interval '1 millisecond',
        job_key => ${id}::text,
        flags => array[${kind}::text],
        job_key_mode => ${isNew ? 'unsafe_dedupe' : 'replace'}::text
      ) as message`,
    )
}

/**
 * Jobs that somebody could have and that no message will bring: their worker died, they came from another database or an
 * older version, or were put off by a clock that was wrong.
 */
export const listStranded = (kinds: readonly string[], except: readonly string[], now: Date): Promise<JobRow[]> =>
  store()
    .db.select()
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [...kinds]),
        except.length > 0 ? notInArray(jobs.id, [...except]) : undefined,
        isClaimable(now),
        sql`not exists (select 1 from graphile_worker.jobs as message where message.key = ${jobs.id}
          and message.locked_at is null and message.attempts < message.max_attempts and message.run_at <= now())`,
      ),
    )
    .limit(AT_ONCE)

/** Removes messages that will never be handed out again: their server died between taking one and claiming its row. */
export async function removeSpent(): Promise<void> {
  await store()
    .db.select({ removed: sql<number>`count(*)`.mapWith(Number) })
    .from(
      sql`graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs where attempts >= max_attempts)
      ) as spent`,
    )
}
