import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql, sum } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { purchases, type PurchaseState } from '#app/database/tables/money/market.ts'
import { users } from '#app/database/tables/people.ts'

export type PurchaseRow = typeof purchases.$inferSelect

export const createPurchase = (row: typeof purchases.$inferInsert) => store().db.insert(purchases).values(row)

export async function findPurchase(id: string, buyerId: string): Promise<PurchaseRow | null> {
  const [row] = await store()
    .db.select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.buyerId, buyerId)))
    .limit(1)
  return row ?? null
}

/** A member's purchase of a listing that still stands. */
export async function findBought(listingId: string, buyerId: string): Promise<PurchaseRow | null> {
  const [row] = await store()
    .db.select()
    .from(purchases)
    .where(and(eq(purchases.listingId, listingId), eq(purchases.buyerId, buyerId), ne(purchases.state, 'refunded')))
    .orderBy(desc(purchases.createdAt))
    .limit(1)
  return row ?? null
}

export async function findByOrder(orderId: string): Promise<PurchaseRow | null> {
  const [row] = await store().db.select().from(purchases).where(eq(purchases.orderId, orderId)).limit(1)
  return row ?? null
}

/** The name of whoever sold a copy among somebody's things; null when it was not bought, or its seller is gone. */
export async function findSellerOf(copyId: string, buyerId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ name: users.name })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.sellerId))
    .where(and(eq(purchases.buyerId, buyerId), eq(purchases.copyId, copyId)))
    .limit(1)
  return row?.name ?? null
}

/** Something that was bought of a member. */
export async function findSold(id: string, sellerId: string): Promise<PurchaseRow | null> {
  const [row] = await store()
    .db.select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.sellerId, sellerId)))
    .limit(1)
  return row ?? null
}

export const listBought = (buyerId: string, most: number) =>
  store()
    .db.select({ purchase: purchases, seller: { name: users.name, handle: users.handle } })
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.sellerId))
    .where(eq(purchases.buyerId, buyerId))
    .orderBy(desc(purchases.createdAt))
    .limit(most)

/** What was bought of a member. */
export const listSold = (sellerId: string, most: number) =>
  store()
    .db.select({ purchase: purchases, buyer: { name: users.name, handle: users.handle } })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.buyerId))
    .where(eq(purchases.sellerId, sellerId))
    .orderBy(desc(purchases.createdAt))
    .limit(most)

/** What was paid for and kept of what some members sold, from a moment up to another, the newest first. */
export const listSales = (sellers: readonly string[], { from, to }: { from: Date; to: Date }, most: number) =>
  store()
    .db.select()
    .from(purchases)
    .where(
      and(
        inArray(purchases.sellerId, [...sellers]),
        eq(purchases.state, 'delivered'),
        gt(purchases.price, 0),
        gte(purchases.createdAt, from),
        lt(purchases.createdAt, to),
      ),
    )
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(most)

/** Moves a purchase on; false when it was not in that state any more. */
export async function movePurchase(
  id: string,
  from: PurchaseState,
  change: Partial<PurchaseRow>,
  sellerId?: string,
): Promise<boolean> {
  const rows = await store()
    .db.update(purchases)
    .set(change)
    .where(
      and(eq(purchases.id, id), eq(purchases.state, from), sellerId ? eq(purchases.sellerId, sellerId) : undefined),
    )
    .returning({ id: purchases.id })
  return rows.length > 0
}

/** Paid purchases whose time to be given back is over, and whose share waits still. */
export const listRipe = (deliveredBefore: Date, most: number): Promise<PurchaseRow[]> =>
  store()
    .db.select()
    .from(purchases)
    .where(
      and(
        eq(purchases.state, 'delivered'),
        isNull(purchases.ripeAt),
        sql`${purchases.share} > 0`,
        lte(purchases.deliveredAt, deliveredBefore),
      ),
    )
    .limit(most)

export async function ripen(id: string, at: Date): Promise<boolean> {
  const rows = await store()
    .db.update(purchases)
    .set({ ripeAt: at })
    .where(and(eq(purchases.id, id), eq(purchases.state, 'delivered'), isNull(purchases.ripeAt)))
    .returning({ id: purchases.id })
  return rows.length > 0
}

/** The shares of all purchases that wait for their buyers' days. */
export async function sumHeld(): Promise<number> {
  const [row] = await store()
    .db.select({ minor: sum(purchases.share).mapWith(Number) })
    .from(purchases)
    .where(and(ne(purchases.state, 'refunded'), isNull(purchases.ripeAt)))
  return row?.minor ?? 0
}

/** What of a seller's shares can still be given back to buyers. */
export async function sumWaiting(sellerId: string): Promise<number> {
  const [row] = await store()
    .db.select({ minor: sum(purchases.share).mapWith(Number) })
    .from(purchases)
    .where(and(eq(purchases.sellerId, sellerId), ne(purchases.state, 'refunded'), isNull(purchases.ripeAt)))
  return row?.minor ?? 0
}
