import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaListings as listings, type PandaListingState } from '#app/database/tables/money/panda-trade.ts'

export type PandaListingRow = typeof listings.$inferSelect

/** Adds a listing; false when the panda has one already. */
export async function createListing(row: typeof listings.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(listings).values(row).onConflictDoNothing().returning({ id: listings.id })
  return made.length > 0
}

export async function findListing(id: string): Promise<PandaListingRow | null> {
  const [row] = await store().db.select().from(listings).where(eq(listings.id, id)).limit(1)
  return row ?? null
}

/** The open listing of a panda. */
export async function findOpenListing(panda: number): Promise<PandaListingRow | null> {
  const [row] = await store().db.select().from(listings).where(eq(listings.open, panda)).limit(1)
  return row ?? null
}

/** Changes an open listing; false when it is open no more. */
export async function saveListing(id: string, change: Partial<PandaListingRow>): Promise<boolean> {
  const rows = await store()
    .db.update(listings)
    .set(change)
    .where(and(eq(listings.id, id), eq(listings.state, 'open')))
    .returning({ id: listings.id })
  return rows.length > 0
}

/** Ends an open listing; false when it ended before. */
export const closeListing = (id: string, state: Exclude<PandaListingState, 'open'>, closedAt: Date): Promise<boolean> =>
  saveListing(id, { state, open: null, closedAt })

/** Auctions whose end is over. */
export const listEnded = (now: Date, most: number): Promise<PandaListingRow[]> =>
  store()
    .db.select()
    .from(listings)
    .where(and(eq(listings.state, 'open'), lte(listings.endsAt, now)))
    .orderBy(asc(listings.endsAt), asc(listings.id))
    .limit(most)

/** What a member listed, the newest first. */
export const listListingsOf = (sellerId: string, most: number): Promise<PandaListingRow[]> =>
  store()
    .db.select()
    .from(listings)
    .where(eq(listings.sellerId, sellerId))
    .orderBy(desc(listings.createdAt))
    .limit(most)

export const hideListing = (id: string, hiddenAt: Date | null) =>
  store().db.update(listings).set({ hiddenAt }).where(eq(listings.id, id))

export const forgetSeller = (id: string) =>
  store().db.update(listings).set({ sellerId: null }).where(eq(listings.sellerId, id))
