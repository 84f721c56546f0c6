import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { moneyEvents } from '#app/database/tables/money/billing.ts'
import { pandaLedger } from '#app/database/tables/money/pandas.ts'
import type { LedgerEntry } from '#app/engines/panda-ledger/ledger.server.ts'

export type LedgerRow = typeof pandaLedger.$inferSelect

export const toEntry = ({ at, ...row }: LedgerRow): LedgerEntry => ({ ...row, at: at.toISOString() })

export async function findLastEntry(): Promise<LedgerRow | null> {
  const [row] = await store().db.select().from(pandaLedger).orderBy(desc(pandaLedger.seq)).limit(1)
  return row ?? null
}

export const createEntry = (row: typeof pandaLedger.$inferInsert) => store().db.insert(pandaLedger).values(row)

/** What happened to a panda, oldest first. */
export const listEntriesOf = (panda: number, most: number): Promise<LedgerRow[]> =>
  store().db.select().from(pandaLedger).where(eq(pandaLedger.panda, panda)).orderBy(asc(pandaLedger.seq)).limit(most)

/** Entries after another, oldest first, to be played again. */
export const listEntriesAfter = (seq: number, most: number): Promise<LedgerRow[]> =>
  store().db.select().from(pandaLedger).where(gt(pandaLedger.seq, seq)).orderBy(asc(pandaLedger.seq)).limit(most)

const isSale = () => inArray(pandaLedger.kind, ['bought', 'sold'])

/** The first entry of a sale whose event is not in the books with the same amount; null when there is none. */
export async function findSaleWithoutEvent(): Promise<number | null> {
  const [row] = await store()
    .db.select({ seq: pandaLedger.seq })
    .from(pandaLedger)
    .leftJoin(moneyEvents, and(eq(moneyEvents.id, pandaLedger.eventId), eq(moneyEvents.total, pandaLedger.minor)))
    .where(and(isSale(), isNull(moneyEvents.id)))
    .orderBy(asc(pandaLedger.seq))
    .limit(1)
  return row?.seq ?? null
}

export async function countSales(): Promise<number> {
  const [row] = await store().db.select({ many: count() }).from(pandaLedger).where(isSale())
  return row?.many ?? 0
}
