import { and, asc, desc, eq, lte, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaGifts as gifts, type PandaGiftState } from '#app/database/tables/money/panda-trade.ts'

export type GiftRow = typeof gifts.$inferSelect

/** Adds a gift; false when the panda waits for somebody already. */
export async function createGift(row: typeof gifts.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(gifts).values(row).onConflictDoNothing().returning({ id: gifts.id })
  return made.length > 0
}

export async function findGift(id: string): Promise<GiftRow | null> {
  const [row] = await store().db.select().from(gifts).where(eq(gifts.id, id)).limit(1)
  return row ?? null
}

/** The gift that a panda waits to be taken as. */
export async function findOpenGift(panda: number): Promise<GiftRow | null> {
  const [row] = await store().db.select().from(gifts).where(eq(gifts.open, panda)).limit(1)
  return row ?? null
}

/** Ends a gift that waits; false when it ended before. */
export async function closeGift(id: string, state: Exclude<PandaGiftState, 'open'>, closedAt: Date): Promise<boolean> {
  const rows = await store()
    .db.update(gifts)
    .set({ state, open: null, closedAt })
    .where(and(eq(gifts.id, id), eq(gifts.state, 'open')))
    .returning({ id: gifts.id })
  return rows.length > 0
}

/** Gifts from or to a member, the newest first. */
export const listGiftsOf = (userId: string, most: number): Promise<GiftRow[]> =>
  store()
    .db.select()
    .from(gifts)
    .where(or(eq(gifts.fromId, userId), eq(gifts.toId, userId)))
    .orderBy(desc(gifts.createdAt))
    .limit(most)

/** Gifts that wait between two members, whoever gives. */
export const listOpenBetween = (one: string, other: string, most: number): Promise<GiftRow[]> =>
  store()
    .db.select()
    .from(gifts)
    .where(
      and(
        eq(gifts.state, 'open'),
        or(and(eq(gifts.fromId, one), eq(gifts.toId, other)), and(eq(gifts.fromId, other), eq(gifts.toId, one))),
      ),
    )
    .limit(most)

/** Gifts that nobody took in time. */
export const listExpiredGifts = (now: Date, most: number): Promise<GiftRow[]> =>
  store()
    .db.select()
    .from(gifts)
    .where(and(eq(gifts.state, 'open'), lte(gifts.expiresAt, now)))
    .orderBy(asc(gifts.expiresAt))
    .limit(most)

export const removeGiftsOf = (userId: string) =>
  store()
    .db.delete(gifts)
    .where(or(eq(gifts.fromId, userId), eq(gifts.toId, userId)))
