import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { subscriptions, tillMessages } from '#app/database/tables/money/billing.ts'
import { users } from '#app/database/tables/people.ts'
import { runs } from '#app/database/tables/runs.ts'
import type { Plan } from '#app/engines/money/subscription.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function findRow(userId: string): Promise<SubscriptionRow | null> {
  const [row] = await store().db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).limit(1)
  return row ?? null
}

/** Whose subscription another till knows by that name. */
export async function findRowOfTill(tillSubscription: string): Promise<SubscriptionRow | null> {
  const [row] = await store()
    .db.select()
    .from(subscriptions)
    .where(eq(subscriptions.tillSubscription, tillSubscription))
    .limit(1)
  return row ?? null
}

export async function findRowOfCustomer(tillCustomer: string): Promise<SubscriptionRow | null> {
  const [row] = await store()
    .db.select()
    .from(subscriptions)
    .where(eq(subscriptions.tillCustomer, tillCustomer))
    .limit(1)
  return row ?? null
}

export const saveRow = (row: typeof subscriptions.$inferInsert) =>
  store().db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.userId, set: row })

export const setCard = (userId: string, card: SubscriptionRow['card']) =>
  store().db.update(subscriptions).set({ card }).where(eq(subscriptions.userId, userId))

export const setPlan = (userId: string, plan: Plan) =>
  store().db.update(users).set({ plan }).where(eq(users.id, userId))

/** Subscriptions that the embedded till must look at now, those that wait longest first. */
export const listDue = (now: Date, most: number): Promise<SubscriptionRow[]> =>
  store()
    .db.select()
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.triesAt), lte(subscriptions.triesAt, now)))
    .orderBy(asc(subscriptions.triesAt))
    .limit(most)

/** True the first time a till's message comes. */
export async function takeMessage(id: string, kind: string, at: Date): Promise<boolean> {
  const rows = await store()
    .db.insert(tillMessages)
    .values({ id, kind, at })
    .onConflictDoNothing()
    .returning({ id: tillMessages.id })
  return rows.length > 0
}

/** When the runs of a member that count began, since a moment, oldest first. */
export async function listRunMoments(userId: string, since: Date, most: number): Promise<Date[]> {
  const rows = await store()
    .db.select({ createdAt: runs.createdAt })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.isCounted, true), gte(runs.createdAt, since)))
    .orderBy(asc(runs.createdAt))
    .limit(most)
  return rows.map(({ createdAt }) => createdAt)
}
