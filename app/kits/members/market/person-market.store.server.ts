import { asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import * as tables from '#app/database/tables/money/market.ts'

import { readPayloads } from './listings.store.server.ts'
import { findSellable } from './sellables.ts'

type Person = { id: string }
const { listings, purchases, listingReviews, listingQuestions, listingTrials, payouts } = tables

export async function* readListings({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(listings)
    .where(eq(listings.sellerId, id))
    .orderBy(asc(listings.createdAt))
  yield* rows.map(({ sellerId: _seller, ...row }) => row)
}

export async function* readPurchases({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(purchases)
    .where(eq(purchases.buyerId, id))
    .orderBy(asc(purchases.createdAt))
  yield* rows.map(({ buyerId: _buyer, sellerId: _seller, share: _share, ...row }) => row)
}

export async function* readReviews({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(listingReviews).where(eq(listingReviews.userId, id))
  yield* rows.map(({ userId: _user, ...row }) => row)
}

export async function* readQuestions({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(listingQuestions).where(eq(listingQuestions.userId, id))
  yield* rows.map(({ userId: _user, ...row }) => row)
}

export async function* readPayouts({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(payouts).where(eq(payouts.userId, id)).orderBy(asc(payouts.askedAt))
  yield* rows.map(({ userId: _user, open: _open, ...row }) => row)
}

/** Files that the house kept for a listing go with it. */
export async function eraseListings({ id }: Person): Promise<void> {
  for await (const { kind, payload } of readPayloads(id)) await findSellable(kind)?.drop?.(payload)
  await store().db.delete(listings).where(eq(listings.sellerId, id))
}
export async function erasePurchases({ id }: Person): Promise<void> {
  await store().db.delete(purchases).where(eq(purchases.buyerId, id))
  await store().db.update(purchases).set({ sellerId: null }).where(eq(purchases.sellerId, id))
}
export const eraseReviews = ({ id }: Person) => store().db.delete(listingReviews).where(eq(listingReviews.userId, id))
export const eraseQuestions = ({ id }: Person) =>
  store().db.delete(listingQuestions).where(eq(listingQuestions.userId, id))
/** What was paid stays in the books without a name. */
export const erasePayouts = ({ id }: Person) =>
  store().db.update(payouts).set({ userId: null, whereTo: '', open: null }).where(eq(payouts.userId, id))

export async function* readTrials({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(listingTrials).where(eq(listingTrials.userId, id))
  yield* rows.map(({ userId: _user, once: _once, ...row }) => row)
}
export const eraseTrials = ({ id }: Person) => store().db.delete(listingTrials).where(eq(listingTrials.userId, id))
