import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { invoices, moneyEvents, orders } from '#app/database/tables/money/billing.ts'

import { leaveLater } from './leave-stripe.server.ts'

type Person = { id: string }

export async function* readOrders({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(orders).where(eq(orders.userId, id)).orderBy(asc(orders.createdAt))
  yield* rows.map(({ userId: _user, tillAddress: _address, ...row }) => row)
}

export async function* readInvoices({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(invoices).where(eq(invoices.userId, id)).orderBy(asc(invoices.number))
  yield* rows.map(({ userId: _user, ...row }) => row)
}

/** A page of payment that is still open elsewhere is closed there: nothing could be delivered any more. */
export async function eraseOrders({ id }: Person): Promise<void> {
  const unpaid = await store()
    .db.select({ session: orders.tillRef })
    .from(orders)
    .where(
      and(eq(orders.userId, id), ne(orders.state, 'paid'), ne(orders.state, 'refunded'), isNotNull(orders.tillRef)),
    )
  for (const { session } of unpaid) await leaveLater({ subscription: null, session })
  await store().db.delete(orders).where(eq(orders.userId, id))
}

/** Papers keep their numbers and sums; whom they were for is forgotten. */
export const forgetBuyer = ({ id }: Person) =>
  store().db.update(invoices).set({ userId: null, buyer: '' }).where(eq(invoices.userId, id))

export const forgetPayer = ({ id }: Person) =>
  store().db.update(moneyEvents).set({ userId: null }).where(eq(moneyEvents.userId, id))
