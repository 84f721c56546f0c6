import { and, asc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { businessServices } from '#app/database/tables/business/bookings.ts'

export type ServiceRow = typeof businessServices.$inferSelect

export const createService = (row: typeof businessServices.$inferInsert) =>
  store().db.insert(businessServices).values(row)

/** The services of a business, paused ones too. */
export const listServices = (businessId: string): Promise<ServiceRow[]> =>
  store()
    .db.select()
    .from(businessServices)
    .where(and(eq(businessServices.businessId, businessId), isNull(businessServices.deletedAt)))
    .orderBy(asc(businessServices.createdAt), asc(businessServices.id))

/** A service whatever became of it, for the bookings that were made of it. */
export async function findService(businessId: string, id: string): Promise<ServiceRow | null> {
  const [row] = await store()
    .db.select()
    .from(businessServices)
    .where(and(eq(businessServices.id, id), eq(businessServices.businessId, businessId)))
    .limit(1)
  return row ?? null
}

export const saveService = (id: string, change: Partial<typeof businessServices.$inferInsert>) =>
  store().db.update(businessServices).set(change).where(eq(businessServices.id, id))

/** Services of somebody who left are nobody's own. */
export const freeServices = (businessId: string, memberId: string) =>
  store()
    .db.update(businessServices)
    .set({ memberId: null })
    .where(and(eq(businessServices.businessId, businessId), eq(businessServices.memberId, memberId)))
