import { and, desc, eq, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { invoices } from '#app/database/tables/money/billing.ts'
import { users } from '#app/database/tables/people.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The number after the last one: call it in the transaction that writes the paper. */
export async function nextNumber(): Promise<number> {
  const [row] = await store()
    .db.select({ last: max(invoices.number) })
    .from(invoices)
  return (row?.last ?? 0) + 1
}

export const createInvoice = (row: typeof invoices.$inferInsert) => store().db.insert(invoices).values(row)

export const listInvoices = (userId: string, most: number): Promise<InvoiceRow[]> =>
  store().db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.number)).limit(most)

export async function findInvoice(number: number, userId: string): Promise<InvoiceRow | null> {
  const [row] = await store()
    .db.select()
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.userId, userId)))
    .limit(1)
  return row ?? null
}

/** The paper about a payment, for whose it is. */
export async function findInvoiceOf(eventId: string, userId: string): Promise<InvoiceRow | null> {
  const [row] = await store()
    .db.select()
    .from(invoices)
    .where(and(eq(invoices.eventId, eventId), eq(invoices.userId, userId)))
    .limit(1)
  return row ?? null
}

/** Who pays: the name and address as the account has them now. */
export async function findPayer(userId: string) {
  const [row] = await store()
    .db.select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
  return row ?? null
}
