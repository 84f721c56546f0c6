import { and, desc, eq, gte, isNotNull, lt, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { orders } from '#app/database/tables/money/billing.ts'
import { users } from '#app/database/tables/people.ts'

export type OrderRow = typeof orders.$inferSelect

export const createOrder = (row: typeof orders.$inferInsert) => store().db.insert(orders).values(row)

/** An order of a member. */
export async function findOrder(id: string, userId: string): Promise<OrderRow | null> {
  const [row] = await store()
    .db.select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .limit(1)
  return row ?? null
}

export async function findAnyOrder(id: string): Promise<OrderRow | null> {
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id)).limit(1)
  return row ?? null
}

/** Orders that were paid or given back, the newest payment first, with who made them. */
export const listSettled = (before: Date | null, most: number) =>
  store()
    .db.select({ order: orders, by: { name: users.name, handle: users.handle } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.paidAt), before ? lt(orders.paidAt, before) : undefined))
    .orderBy(desc(orders.paidAt))
    .limit(most)

/** The last order of a member for one sort of thing that was paid since a moment. */
export async function findPaidSince(userId: string, goods: string, since: Date): Promise<OrderRow | null> {
  const [row] = await store()
    .db.select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.goods, goods), eq(orders.state, 'paid'), gte(orders.paidAt, since)))
    .orderBy(desc(orders.paidAt))
    .limit(1)
  return row ?? null
}

/** The order that another till knows by that name. */
export async function findOrderOfTill(tillRef: string): Promise<OrderRow | null> {
  const [row] = await store().db.select().from(orders).where(eq(orders.tillRef, tillRef)).limit(1)
  return row ?? null
}

/** The order that a payment was for. */
export async function findOrderPaidAs(paidAs: string): Promise<OrderRow | null> {
  const [row] = await store().db.select().from(orders).where(eq(orders.paidAs, paidAs)).limit(1)
  return row ?? null
}

/** Marks an open order as paid; false when it was paid before. An order that ran out is paid all the same. */
export async function settleOrder(id: string, paidAt: Date, paidAs: string | null): Promise<boolean> {
  const rows = await store()
    .db.update(orders)
    .set({ state: 'paid', paidAt, paidAs })
    .where(and(eq(orders.id, id), ne(orders.state, 'paid'), ne(orders.state, 'refunded')))
    .returning({ id: orders.id })
  return rows.length > 0
}

/** Marks a paid order as given back; null when it is not one. */
export async function markRefunded(id: string): Promise<{ paidAs: string | null } | null> {
  const [row] = await store()
    .db.update(orders)
    .set({ state: 'refunded' })
    .where(and(eq(orders.id, id), eq(orders.state, 'paid')))
    .returning({ paidAs: orders.paidAs })
  return row ?? null
}

/** Marks an order whose payment was given back before anything was delivered. */
export const markGone = (id: string) =>
  store()
    .db.update(orders)
    .set({ state: 'refunded' })
    .where(and(eq(orders.id, id), ne(orders.state, 'paid')))

export const setTillAddress = (id: string, tillAddress: string, tillRef: string) =>
  store().db.update(orders).set({ tillAddress, tillRef }).where(eq(orders.id, id))

export const expireOrders = (now: Date) =>
  store()
    .db.update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.state, 'open'), lt(orders.expiresAt, now)))
