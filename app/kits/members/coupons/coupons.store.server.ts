import { and, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { orders } from '#app/database/tables/money/billing.ts'
import { coupons, couponUses as uses } from '#app/database/tables/money/coupons.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Takes the row of a code, so that those who claim at once come one after the other; null where there is none. */
export async function takeCoupon(code: string, at: Date): Promise<CouponRow | null> {
  const [row] = await store().db.update(coupons).set({ claimedAt: at }).where(eq(coupons.code, code)).returning()
  return row ?? null
}

/** The order that a member used a code for. */
export async function findUse(code: string, userId: string) {
  const [row] = await store()
    .db.select({ orderId: uses.orderId, state: orders.state })
    .from(uses)
    .leftJoin(orders, eq(orders.id, uses.orderId))
    .where(and(eq(uses.code, code), eq(uses.userId, userId)))
    .limit(1)
  return row ?? null
}

/** How many others hold a code: they paid with it, or may still. */
export async function countHolders(code: string, except: string, now: Date): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(uses)
    .innerJoin(orders, eq(orders.id, uses.orderId))
    .where(
      and(
        eq(uses.code, code),
        ne(uses.userId, except),
        or(eq(orders.state, 'paid'), and(eq(orders.state, 'open'), gt(orders.expiresAt, now))),
      ),
    )
  return Number(row?.n ?? 0)
}

/** Writes who uses a code for which order; an order that was never paid makes way. */
export const saveUse = (row: typeof uses.$inferInsert) =>
  store()
    .db.insert(uses)
    .values(row)
    .onConflictDoUpdate({
      target: [uses.code, uses.userId],
      set: { orderId: row.orderId, createdAt: row.createdAt },
    })

/** All codes with how many paid with each, the newest first. */
export const listCoupons = (most: number) =>
  store()
    .db.select({ coupon: coupons, used: count(orders.id) })
    .from(coupons)
    .leftJoin(uses, eq(uses.code, coupons.code))
    .leftJoin(orders, and(eq(orders.id, uses.orderId), eq(orders.state, 'paid')))
    .groupBy(coupons.code)
    .orderBy(desc(coupons.createdAt))
    .limit(most)

/** False when there is a code of that name. */
export async function createCoupon(row: typeof coupons.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code })
  return made.length > 0
}

export async function endCoupon(code: string, at: Date): Promise<boolean> {
  const ended = await store()
    .db.update(coupons)
    .set({ endedAt: at })
    .where(and(eq(coupons.code, code), isNull(coupons.endedAt)))
    .returning({ code: coupons.code })
  return ended.length > 0
}

type Person = { id: string }
export async function* readUses({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(uses).where(eq(uses.userId, id))
  yield* rows.map(({ userId: _user, id: _id, ...row }) => row)
}
export const eraseUses = ({ id }: Person) => store().db.delete(uses).where(eq(uses.userId, id))
