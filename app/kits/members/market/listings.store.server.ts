import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { listings } from '#app/database/tables/money/market.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

/** A listing without what a buyer gets of it, which may be long. */
export type ListingRow = Omit<typeof listings.$inferSelect, 'payload'>
const { payload: _payload, ...columns } = getTableColumns(listings)
export const listingOrders = ['new', 'liked', 'cheap', 'dear'] as const
export type ListingOrder = (typeof listingOrders)[number]

/** What everybody may see of a listing. */
const shown = {
  id: listings.id,
  section: listings.section,
  kind: listings.kind,
  title: listings.title,
  about: listings.about,
  price: listings.price,
  currency: listings.currency,
  stars: listings.stars,
  reviews: listings.reviews,
  sold: listings.sold,
  version: listings.version,
  listedAt: listings.listedAt,
  seller: { name: users.name, handle: users.handle },
}
const isShown = () => and(eq(listings.state, 'listed'), isNull(listings.hiddenAt), mayBeShown())

type Asked = {
  section: string | null
  words: string
  price: 'free' | 'paid' | null
  order: ListingOrder
  skip: number
  most: number
  sellerId?: string
  viewerId: string | null
}
export type ShownListing = Awaited<ReturnType<typeof listListings>>[number]

/** Average stars drawn towards three, so that one review does not lead. */
const liked = sql`(${listings.stars} + 9.0) / (${listings.reviews} + 3.0)`
const ends = {
  new: [desc(listings.listedAt), desc(listings.id)],
  liked: [desc(liked), desc(listings.listedAt)],
  cheap: [asc(listings.price), desc(listings.listedAt)],
  dear: [desc(listings.price), desc(listings.listedAt)],
} as const

/** Listings that everybody may see. */
export const listListings = ({ section, words, price, order, skip, most, sellerId, viewerId }: Asked) =>
  store()
    .db.select(shown)
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(
      and(
        isShown(),
        section ? eq(listings.section, section) : undefined,
        price === 'free' ? eq(listings.price, 0) : price === 'paid' ? sql`${listings.price} > 0` : undefined,
        sellerId ? eq(listings.sellerId, sellerId) : undefined,
        viewerId ? notApart(viewerId, listings.sellerId) : undefined,
        ...words
          .split(/\s+/)
          .filter(Boolean)
          .slice(0, 8)
          .map((word) => or(holds(listings.title, word), holds(listings.about, word))),
      ),
    )
    .orderBy(...ends[order])
    .limit(most)
    .offset(skip)

/** The newest before a moment, for search engines and feeds of the house. */
export const listNewest = (before: Date, most: number) =>
  store()
    .db.select(shown)
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(and(isShown(), lt(listings.listedAt, before)))
    .orderBy(desc(listings.listedAt), desc(listings.id))
    .limit(most)

/** How many listings each section has. */
export async function countSections(): Promise<Record<string, number>> {
  const rows = await store()
    .db.select({ section: listings.section, n: count() })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(isShown())
    .groupBy(listings.section)
  return Object.fromEntries(rows.map(({ section, n }) => [section, Number(n)]))
}

/** A listing with its seller, in any state. */
export async function findListing(id: string) {
  const [row] = await store()
    .db.select({ listing: columns, seller: users })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, id))
    .limit(1)
  return row ?? null
}
export type FoundListing = NonNullable<Awaited<ReturnType<typeof findListing>>>

/** What a buyer gets of a listing, as it was packed last. */
export async function readPayload(id: string): Promise<unknown> {
  const [row] = await store().db.select({ payload: listings.payload }).from(listings).where(eq(listings.id, id))
  return row?.payload ?? null
}

/** What buyers get of a member's listings, by their sorts, one after another: each may be long. */
export async function* readPayloads(sellerId: string): AsyncGenerator<{ kind: string; payload: unknown }> {
  for (const { id, kind } of await listOwn(sellerId, Number.MAX_SAFE_INTEGER))
    yield { kind, payload: await readPayload(id) }
}

export const listOwn = (sellerId: string, most: number): Promise<ListingRow[]> =>
  store()
    .db.select(columns)
    .from(listings)
    .where(eq(listings.sellerId, sellerId))
    .orderBy(desc(listings.updatedAt))
    .limit(most)

export async function countOwn(sellerId: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(listings).where(eq(listings.sellerId, sellerId))
  return Number(row?.n ?? 0)
}

export const createListing = (row: typeof listings.$inferInsert) => store().db.insert(listings).values(row)

/** Changes a listing of its seller's; false when it is not theirs. */
export async function saveListing(
  id: string,
  sellerId: string,
  change: Partial<typeof listings.$inferSelect>,
): Promise<boolean> {
  const rows = await store()
    .db.update(listings)
    .set(change)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)))
    .returning({ id: listings.id })
  return rows.length > 0
}

export const removeListing = (id: string, sellerId: string) =>
  store()
    .db.delete(listings)
    .where(and(eq(listings.id, id), eq(listings.sellerId, sellerId)))

export const hideListing = (id: string, at: Date | null) =>
  store().db.update(listings).set({ hiddenAt: at }).where(eq(listings.id, id))

/** Adds to the counts that a card shows. */
export const addCounts = (id: string, by: { sold?: number; stars?: number; reviews?: number }) =>
  store()
    .db.update(listings)
    .set({
      sold: sql`${listings.sold} + ${by.sold ?? 0}`,
      stars: sql`${listings.stars} + ${by.stars ?? 0}`,
      reviews: sql`${listings.reviews} + ${by.reviews ?? 0}`,
    })
    .where(eq(listings.id, id))

export const findListings = (ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select(shown)
        .from(listings)
        .innerJoin(users, eq(users.id, listings.sellerId))
        .where(and(isShown(), inArray(listings.id, [...ids])))
