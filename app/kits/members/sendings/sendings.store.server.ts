import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { sendings } from '#app/database/tables/sendings.ts'

export type SendingRow = typeof sendings.$inferSelect

/** True for the one that wrote the row; false where it stood already. */
export async function createSending(row: SendingRow): Promise<boolean> {
  const written = await store().db.insert(sendings).values(row).onConflictDoNothing().returning({ id: sendings.id })
  return written.length === 1
}

export async function findSending(id: string): Promise<SendingRow | null> {
  const [row] = await store().db.select().from(sendings).where(eq(sendings.id, id))
  return row ?? null
}

export const saveOutcome = (id: string, outcome: string) =>
  store().db.update(sendings).set({ outcome }).where(eq(sendings.id, id))

/** Only what is still under way is given back. */
export const removeSending = (id: string) =>
  store()
    .db.delete(sendings)
    .where(and(eq(sendings.id, id), isNull(sendings.outcome)))

/** Says of sendings under way that their server is there. */
export const keepAlive = (ids: readonly string[], now: Date) =>
  store()
    .db.update(sendings)
    .set({ aliveAt: now })
    .where(and(inArray(sendings.id, [...ids]), isNull(sendings.outcome)))

export const removeSendingsBefore = (moment: Date) => store().db.delete(sendings).where(lt(sendings.createdAt, moment))
