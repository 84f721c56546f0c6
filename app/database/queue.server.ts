import type { Logger } from 'graphile-worker'
import { log } from '#app/platform/log.server.ts'

/** Said aloud, for the package would take another from the environment. */
export const QUEUE_SCHEMA = 'graphile_worker'

/**
 * Brings the tables of the queue that carries jobs on PostgreSQL to what its package wants. They stand in a schema of
 * their own, `graphile_worker`, which nobody but the package changes.
 */
export async function migrateQueue(url: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url, maxPoolSize: 1, schema: QUEUE_SCHEMA, logger: await queueLog() })
}

/** What the queue says of itself, in our log: it tries again by itself, so nothing of it is an error. */
export async function queueLog(): Promise<Logger> {
  const { Logger } = await import('graphile-worker')
  return new Logger(() => (level, message, meta) => {
    const isLoud = level === 'error' || level === 'warning'
    log[isLoud ? 'warn' : 'debug']({ err: meta?.['error'], queue: message }, 'the queue of the jobs')
  })
}
