import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { env } from '#app/platform/env.server.ts'
import { dialect } from './kit.ts'
import { knownMigrations } from './opening/known-migrations.server.ts'
import { store } from './store.server.ts'

/** How many bytes the database takes. */
export async function findDatabaseBytes(): Promise<number> {
  if (dialect === 'sqlite') return (await stat(join(env().DATA_DIR, 'frenly.sqlite'))).size
  const [row] = await store()
    .db.select({ bytes: sql<number>`bytes`.mapWith(Number) })
    .from(sql`(select pg_database_size(current_database()) as bytes) as t`)
  return row?.bytes ?? 0
}

/** How many migrations the database has, and how many this version knows. */
export async function countMigrations(): Promise<{ done: number; known: number }> {
  const table = dialect === 'sqlite' ? sql`__drizzle_migrations` : sql`drizzle.__drizzle_migrations`
  const [row] = await store()
    .db.select({ done: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
  return { done: row?.done ?? 0, known: knownMigrations().length }
}
