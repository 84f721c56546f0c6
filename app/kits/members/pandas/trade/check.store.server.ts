import { and, asc, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { moneyEvents } from '#app/database/tables/money/billing.ts'
import { pandaGifts, pandaListings, pandaOffers } from '#app/database/tables/money/panda-trade.ts'
import { pandaKeepers, pandaLedger, pandas } from '#app/database/tables/money/pandas.ts'

const isSale = () => inArray(pandaOffers.state, ['accepted', 'returned'])

/** A sale between members without its entry in the ledger; null when there is none. */
export async function findSaleWithoutEntry(): Promise<string | null> {
  const [row] = await store()
    .db.select({ id: pandaOffers.id })
    .from(pandaOffers)
    .leftJoin(pandaLedger, and(eq(pandaLedger.eventId, pandaOffers.paidAs), eq(pandaLedger.kind, 'sold')))
    .where(and(isSale(), isNull(pandaLedger.seq)))
    .orderBy(asc(pandaOffers.id))
    .limit(1)
  return row?.id ?? null
}

/** An entry of a sale that no sale between members belongs to; null when there is none. */
export async function findEntryWithoutSale(): Promise<number | null> {
  const [row] = await store()
    .db.select({ seq: pandaLedger.seq })
    .from(pandaLedger)
    .leftJoin(pandaOffers, and(eq(pandaOffers.paidAs, pandaLedger.eventId), isSale()))
    .where(and(eq(pandaLedger.kind, 'sold'), isNull(pandaOffers.id)))
    .orderBy(asc(pandaLedger.seq))
    .limit(1)
  return row?.seq ?? null
}

/** Money that went on to a seller of whom no sale says so; null when there is none. */
export async function findCreditWithoutSale(): Promise<string | null> {
  const [row] = await store()
    .db.select({ id: moneyEvents.id })
    .from(moneyEvents)
    .leftJoin(pandaOffers, and(eq(moneyEvents.id, sql`'panda-ripe:' || ${pandaOffers.id}`), isSale()))
    .where(and(like(moneyEvents.id, 'panda-ripe:%'), isNull(pandaOffers.id)))
    .limit(1)
  return row?.id ?? null
}

/** A panda that is offered by somebody who does not keep it; null when there is none. */
export async function findStrangeListing(): Promise<number | null> {
  const [row] = await store()
    .db.select({ panda: pandaListings.panda })
    .from(pandaListings)
    .innerJoin(pandas, eq(pandas.number, pandaListings.panda))
    .leftJoin(pandaKeepers, and(eq(pandaKeepers.mark, pandas.keeper), eq(pandaKeepers.userId, pandaListings.sellerId)))
    .where(and(eq(pandaListings.state, 'open'), isNull(pandaKeepers.mark)))
    .limit(1)
  return row?.panda ?? null
}

/** The same of gifts that wait, and of money that is held for a panda of somebody else. */
export async function findStrangeWaiting(): Promise<number | null> {
  const [gift] = await store()
    .db.select({ panda: pandaGifts.panda })
    .from(pandaGifts)
    .innerJoin(pandas, eq(pandas.number, pandaGifts.panda))
    .leftJoin(pandaKeepers, and(eq(pandaKeepers.mark, pandas.keeper), eq(pandaKeepers.userId, pandaGifts.fromId)))
    .where(and(eq(pandaGifts.state, 'open'), isNull(pandaKeepers.mark)))
    .limit(1)
  const [held] = await store()
    .db.select({ panda: pandaOffers.panda })
    .from(pandaOffers)
    .innerJoin(pandas, eq(pandas.number, pandaOffers.panda))
    .leftJoin(pandaKeepers, and(eq(pandaKeepers.mark, pandas.keeper), eq(pandaKeepers.userId, pandaOffers.sellerId)))
    .where(and(eq(pandaOffers.state, 'held'), or(isNull(pandaKeepers.mark), isNotNull(pandaOffers.givenBackAt))))
    .limit(1)
  return gift?.panda ?? held?.panda ?? null
}
