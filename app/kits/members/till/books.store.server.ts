import { and, asc, eq, gt, sql, sum } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { invoices, moneyEvents, postings } from '#app/database/tables/money/billing.ts'
import type { Posting } from '#app/engines/money/postings.ts'

type EventRow = typeof moneyEvents.$inferSelect

/** Writes an event and its postings; false when the event was written before. */
export async function createEvent(
  event: typeof moneyEvents.$inferInsert,
  entries: readonly Posting[],
): Promise<boolean> {
  const made = await store()
    .db.insert(moneyEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: moneyEvents.id })
  if (made.length === 0) return false
  if (entries.length > 0)
    await store()
      .db.insert(postings)
      .values(entries.map((entry, n) => ({ id: `${event.id}:${n}`, eventId: event.id, ...entry })))
  return true
}

export async function findEvent(id: string): Promise<EventRow | null> {
  const [row] = await store().db.select().from(moneyEvents).where(eq(moneyEvents.id, id)).limit(1)
  return row ?? null
}

/** What an account holds; what it is owed is below zero. */
export async function balanceOf(account: string, currency: string): Promise<number> {
  const [row] = await store()
    .db.select({ minor: sum(postings.minor).mapWith(Number) })
    .from(postings)
    .where(and(eq(postings.account, account), eq(postings.currency, currency)))
  return row?.minor ?? 0
}

/** Events whose postings do not add up to zero; none is as it must be. */
export const listUnbalanced = (most: number): Promise<{ eventId: string }[]> =>
  store()
    .db.select({ eventId: postings.eventId })
    .from(postings)
    .groupBy(postings.eventId, postings.currency)
    .having(sql`sum(${postings.minor}) <> 0`)
    .limit(most)

/** What every account holds. */
export const sumAccounts = () =>
  store()
    .db.select({ account: postings.account, currency: postings.currency, minor: sum(postings.minor).mapWith(Number) })
    .from(postings)
    .groupBy(postings.account, postings.currency)
    .orderBy(asc(postings.account))

/** Events after another, in the order of their ids, to be added up again. */
export const listEvents = (after: string, most: number): Promise<EventRow[]> =>
  store().db.select().from(moneyEvents).where(gt(moneyEvents.id, after)).orderBy(asc(moneyEvents.id)).limit(most)

/** How many papers there are, and the last number: the same where there is no gap. */
export async function countInvoices(): Promise<{ count: number; last: number }> {
  const [row] = await store()
    .db.select({
      count: sql<number>`count(*)`.mapWith(Number),
      last: sql<number>`coalesce(max(${invoices.number}), 0)`.mapWith(Number),
    })
    .from(invoices)
  return row ?? { count: 0, last: 0 }
}

/** Payments that have no paper. */
export const listWithoutPaper = (most: number): Promise<{ id: string }[]> =>
  store()
    .db.select({ id: moneyEvents.id })
    .from(moneyEvents)
    .leftJoin(invoices, eq(invoices.eventId, moneyEvents.id))
    .where(and(gt(moneyEvents.total, 0), sql`${invoices.number} is null`))
    .limit(most)
