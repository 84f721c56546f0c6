import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { payouts } from '#app/database/tables/money/market.ts'
import { users } from '#app/database/tables/people.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** False when one of the same seller waits. */
export async function createPayout(row: typeof payouts.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(payouts).values(row).onConflictDoNothing().returning({ id: payouts.id })
  return made.length > 0
}

export const listPayouts = (userId: string, most: number): Promise<PayoutRow[]> =>
  store().db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(desc(payouts.askedAt)).limit(most)

/** Those that wait, the oldest first. */
export const listWaiting = (most: number) =>
  store()
    .db.select({ payout: payouts, seller: { name: users.name, handle: users.handle } })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(isNull(payouts.paidAt))
    .orderBy(asc(payouts.askedAt))
    .limit(most)

/** Those that were paid, the newest first. */
export const listPaid = (most: number) =>
  store()
    .db.select({ payout: payouts, seller: { name: users.name, handle: users.handle } })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.userId))
    .where(isNotNull(payouts.paidAt))
    .orderBy(desc(payouts.paidAt))
    .limit(most)

/** Marks a payout as paid and forgets where to; null when it was before. */
export async function settlePayout(id: string, note: string, at: Date): Promise<PayoutRow | null> {
  const [row] = await store()
    .db.update(payouts)
    .set({ paidAt: at, note, whereTo: '', open: null })
    .where(and(eq(payouts.id, id), isNull(payouts.paidAt), isNotNull(payouts.userId)))
    .returning()
  return row ?? null
}
