import { sql } from 'drizzle-orm'
import { store } from './store.server.ts'

/** Asks the database for nothing but an answer; rejects when it gives none. */
export const pingDatabase = () =>
  store()
    .db.select({ one: sql<number>`1` })
    .from(sql`(select 1) as t`)
