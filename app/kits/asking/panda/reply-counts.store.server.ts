import { gte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaDays } from '#app/database/tables/support.ts'

/** Counts one reply of a kind on a day of UTC, YYYY-MM-DD. */
export const countPandaDay = (day: string, kind: string) =>
  store()
    .db.insert(pandaDays)
    .values({ day, kind, times: 1 })
    .onConflictDoUpdate({ target: [pandaDays.day, pandaDays.kind], set: { times: sql`${pandaDays.times} + 1` } })

/** What was counted since a day. */
export const listPandaDays = (since: string) => store().db.select().from(pandaDays).where(gte(pandaDays.day, since))
