import { store } from '#app/database/store.server.ts'
import { waitlist } from '#app/database/tables/people.ts'

/** Keeps an address for a screen; the same address twice is one row. */
export const saveWaiting = (row: typeof waitlist.$inferInsert) =>
  store().db.insert(waitlist).values(row).onConflictDoNothing()
