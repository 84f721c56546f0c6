import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { schedules } from '#app/database/tables/jobs.ts'

export type ScheduleRow = typeof schedules.$inferSelect

export const listScheduleRows = (): Promise<ScheduleRow[]> =>
  store().db.select().from(schedules).orderBy(asc(schedules.name))

export const createSchedule = (name: string, nextAt: Date) =>
  store().db.insert(schedules).values({ name, nextAt }).onConflictDoNothing({ target: schedules.name })

/** Takes the turn of a schedule; false when another server was faster. */
export async function claimSchedule({ name, nextAt }: ScheduleRow, now: Date, next: Date): Promise<boolean> {
  const taken = await store()
    .db.update(schedules)
    .set({ nextAt: next, lastAt: now })
    .where(and(eq(schedules.name, name), eq(schedules.nextAt, nextAt)))
    .returning({ name: schedules.name })
  return taken.length > 0
}
