import { and, asc, count, desc, eq, inArray, isNull, lte, or, sum, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaOffers as offers, type PandaOfferState } from '#app/database/tables/money/panda-trade.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type OfferRow = typeof offers.$inferSelect

export const createOffer = (row: typeof offers.$inferInsert) => store().db.insert(offers).values(row)

export async function findOffer(id: string): Promise<OfferRow | null> {
  const [row] = await store().db.select().from(offers).where(eq(offers.id, id)).limit(1)
  return row ?? null
}

/** The offer that holds a place: somebody's for a panda, or the highest bid of an auction. */
export async function findOpen(open: string): Promise<OfferRow | null> {
  const [row] = await store().db.select().from(offers).where(eq(offers.open, open)).limit(1)
  return row ?? null
}

/** Ends what is held; false when it ended before. */
export async function settleOffer(id: string, state: PandaOfferState, settledAt: Date): Promise<boolean> {
  const rows = await store()
    .db.update(offers)
    .set({ state, settledAt, open: null })
    .where(and(eq(offers.id, id), eq(offers.state, 'held')))
    .returning({ id: offers.id })
  return rows.length > 0
}

export const setGivenBack = (id: string, givenBackAt: Date) =>
  store().db.update(offers).set({ givenBackAt }).where(eq(offers.id, id))

export const setBackAs = (id: string, backAs: string) =>
  store().db.update(offers).set({ backAs }).where(eq(offers.id, id))

/** A sale that is taken back; false when it is none any more. */
export async function markReturned(id: string, at: Date): Promise<boolean> {
  const rows = await store()
    .db.update(offers)
    .set({ state: 'returned', givenBackAt: at })
    .where(and(eq(offers.id, id), eq(offers.state, 'accepted')))
    .returning({ id: offers.id })
  return rows.length > 0
}

/** Everything that is held for a panda, the highest first. */
export const listHeldFor = (panda: number, most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(eq(offers.panda, panda), eq(offers.state, 'held')))
    .orderBy(desc(offers.minor), asc(offers.createdAt))
    .limit(most)

/** What is held of a buyer. */
export const listHeldOf = (buyerId: string, most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(eq(offers.buyerId, buyerId), eq(offers.state, 'held')))
    .limit(most)

export async function countHeldOf(buyerId: string): Promise<number> {
  const [row] = await store()
    .db.select({ many: count() })
    .from(offers)
    .where(and(eq(offers.buyerId, buyerId), eq(offers.state, 'held')))
  return Number(row?.many ?? 0)
}

/** What is held between two members, whoever offered. */
export const listHeldBetween = (one: string, other: string, most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(
      and(
        eq(offers.state, 'held'),
        or(
          and(eq(offers.buyerId, one), eq(offers.sellerId, other)),
          and(eq(offers.buyerId, other), eq(offers.sellerId, one)),
        ),
      ),
    )
    .limit(most)

/** What was bid in an auction, the highest first. */
export const listBids = (listingId: string, most: number): Promise<OfferRow[]> =>
  store().db.select().from(offers).where(eq(offers.listingId, listingId)).orderBy(desc(offers.minor)).limit(most)

/** What a member offered, or was offered, the newest first. */
export const listOffersOf = (
  userId: string,
  side: 'buyerId' | 'sellerId',
  before: Date | null,
  most: number,
): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(eq(offers[side], userId), before ? lte(offers.createdAt, before) : undefined))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(most)

/** Offers whose day is over. */
export const listExpired = (now: Date, most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(eq(offers.state, 'held'), lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(most)

const isHeld = () => and(isNull(offers.ripeAt), isNull(offers.givenBackAt))
const ENDED = ['refused', 'withdrawn', 'expired', 'outbid', 'void'] as const

/** Ended offers whose money is still to go back. */
export const listDue = (most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(isHeld(), inArray(offers.state, [...ENDED])))
    .limit(most)

/** Sales whose money may go on to the seller. */
export const listRipe = (until: Date, most: number): Promise<OfferRow[]> =>
  store()
    .db.select()
    .from(offers)
    .where(and(isHeld(), eq(offers.state, 'accepted'), lte(offers.settledAt, until)))
    .limit(most)

/** Marks a sale whose money goes on; false when it went before. */
export async function ripen(id: string, ripeAt: Date): Promise<boolean> {
  const rows = await store()
    .db.update(offers)
    .set({ ripeAt })
    .where(and(eq(offers.id, id), eq(offers.state, 'accepted'), isHeld()))
    .returning({ id: offers.id })
  return rows.length > 0
}

const total = async (where: SQL | undefined): Promise<number> => {
  const [row] = await store()
    .db.select({ minor: sum(offers.minor).mapWith(Number) })
    .from(offers)
    .where(where)
  return row?.minor ?? 0
}

/** All that the till holds for pandas. */
export const sumHeld = (currency: string) => total(and(isHeld(), eq(offers.currency, currency)))

/** What waits for a seller, with the part of the house. */
export async function sumWaitingFor(sellerId: string): Promise<number> {
  const rows = await store()
    .db.select({ minor: sum(offers.minor).mapWith(Number), fee: sum(offers.fee).mapWith(Number) })
    .from(offers)
    .where(and(eq(offers.sellerId, sellerId), eq(offers.state, 'accepted'), isHeld()))
  return (rows[0]?.minor ?? 0) - (rows[0]?.fee ?? 0)
}

/** What of a buyer the till holds. */
export const sumHeldOf = (buyerId: string) => total(and(eq(offers.buyerId, buyerId), eq(offers.state, 'held')))

/** Whether somebody may trade: others may see them, and they are not about to leave. */
export async function isTrader(userId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), mayBeShown()))
    .limit(1)
  return row !== undefined
}

export const forgetBuyer = (id: string) =>
  store().db.update(offers).set({ buyerId: null, open: null }).where(eq(offers.buyerId, id))
export const forgetSeller = (id: string) =>
  store().db.update(offers).set({ sellerId: null }).where(eq(offers.sellerId, id))
