import { k } from '../kit.ts'

/** Long work that survives a restart. */
export const jobs = k.table(
  'jobs',
  {
    id: k.text('id').primaryKey(),
    kind: k.text('kind').notNull(),
    /** What it is, for its member to read: "Video of Anna's birthday". */
    title: k.text('title').notNull(),
    userId: k.text('user_id'),
    /** Where its result is seen, as a path. */
    path: k.text('path'),
    payload: k.json('payload').$type<unknown>(),
    state: k
      .text('state')
      .$type<'waiting' | 'running' | 'done' | 'failed' | 'parked' | 'cancelled'>()
      .notNull()
      .default('waiting'),
    /** Only one job with the same key waits or runs. */
    dedupeKey: k.text('dedupe_key').unique(),
    attempts: k.int('attempts').notNull().default(0),
    maxAttempts: k.int('max_attempts').notNull(),
    /** Not before this moment. */
    dueAt: k.ts('due_at').notNull(),
    /** Whoever has it in hand says so again before this moment, or it is given to another. */
    leaseUntil: k.ts('lease_until'),
    /** Changes with each hand-over, so that a worker that lost its lease can write nothing more. */
    leaseId: k.text('lease_id'),
    /** From 0 to 1; null while it cannot be told. */
    progress: k.num('progress'),
    progressNote: k.text('progress_note'),
    cancelRequestedAt: k.ts('cancel_requested_at'),
    result: k.json('result').$type<unknown>(),
    lastError: k.text('last_error'),
    createdAt: k.ts('created_at').notNull(),
    startedAt: k.ts('started_at'),
    finishedAt: k.ts('finished_at'),
  },
  (t) => [
    k.index('jobs_due').on(t.state, t.dueAt),
    k.index('jobs_user').on(t.userId, t.createdAt),
    k.index('jobs_finished').on(t.finishedAt),
    k.index('jobs_created').on(t.createdAt, t.id),
  ],
)

/** What is done again and again; one row a schedule, for all servers together. */
export const schedules = k.table('job_schedules', {
  name: k.text('name').primaryKey(),
  nextAt: k.ts('next_at').notNull(),
  lastAt: k.ts('last_at'),
})

/** What happened, for pages that show it as it happens; kept for a day, so that a reader can resume. */
export const events = k.table(
  'events',
  {
    /** A UUIDv7: ids sort by time. */
    id: k.text('id').primaryKey(),
    topic: k.text('topic').notNull(),
    name: k.text('name').notNull(),
    data: k.json('data').$type<unknown>(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [k.index('events_topic').on(t.topic, t.id), k.index('events_created').on(t.createdAt)],
)
