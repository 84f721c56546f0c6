import { and, asc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { peopleReports as reports } from '#app/database/tables/together/profiles.ts'

export type ReportRow = typeof reports.$inferSelect

/** Once by each member about each thing. */
export const createReport = (row: typeof reports.$inferInsert) =>
  store().db.insert(reports).values(row).onConflictDoNothing()

/** Open ones with the member they are about, the oldest first. */
export const listOpenReports = (most: number) =>
  store()
    .db.select({ report: reports, name: users.name, handle: users.handle, suspendedAt: users.suspendedAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.aboutId))
    .where(isNull(reports.closedAt))
    .orderBy(asc(reports.createdAt))
    .limit(most)

/** Closes all about one thing. */
export const closeReports = (kind: ReportRow['kind'], thingId: string, closedAt: Date) =>
  store()
    .db.update(reports)
    .set({ closedAt })
    .where(and(eq(reports.kind, kind), eq(reports.thingId, thingId), isNull(reports.closedAt)))
