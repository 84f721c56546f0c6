import { eq, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { siteSettings } from '#app/database/tables/engines.ts'
import { schedules } from '#app/database/tables/jobs.ts'
import type { ClockRecord } from './clock-doubt.ts'

const CLOCK_ROW = 'house-clock'

/** What is kept of the clock; before anything was, the last time that a chore of the house ran. Null in a new house. */
export async function findClockRecord(): Promise<ClockRecord | null> {
  const [row] = await store()
    .db.select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, CLOCK_ROW))
    .limit(1)
  if (row) return row.value as ClockRecord
  const [ran] = await store()
    .db.select({ at: max(schedules.lastAt) })
    .from(schedules)
  return ran?.at ? { seenAt: ran.at.getTime(), doubt: null } : null
}

export const saveClockRecord = (value: ClockRecord, updatedAt: Date) =>
  store()
    .db.insert(siteSettings)
    .values({ name: CLOCK_ROW, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt } })
