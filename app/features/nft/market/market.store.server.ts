import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, min, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaListings as listings, type PandaListingKind } from '#app/database/tables/money/panda-trade.ts'
import { pandas } from '#app/database/tables/money/pandas.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

export const marketSorts = ['new', 'cheap', 'dear', 'ending', 'rare'] as const
export type MarketSort = (typeof marketSorts)[number]

/** By which column each order goes, and which way. */
const orders = {
  new: { column: listings.createdAt, isDown: true },
  cheap: { column: listings.asks, isDown: false },
  dear: { column: listings.asks, isDown: true },
  ending: { column: listings.endsAt, isDown: false },
  rare: { column: listings.rarity, isDown: true },
} as const

/** Where a page ends: the value its order goes by, and the listing. */
export type Place = { value: number; id: string }
const isMoment = (sort: MarketSort) => sort === 'new' || sort === 'ending'

export const placeOf = (sort: MarketSort, { listing }: Found): Place => ({
  value:
    sort === 'new'
      ? listing.createdAt.getTime()
      : sort === 'ending'
        ? (listing.endsAt?.getTime() ?? 0)
        : sort === 'rare'
          ? listing.rarity
          : listing.asks,
  id: listing.id,
})

function isBehind(sort: MarketSort, { value, id }: Place): SQL {
  const { column, isDown } = orders[sort]
  const at = isMoment(sort) ? new Date(value) : value
  const further = isDown ? lt : gt
  return or(further(column, at), and(eq(column, at), further(listings.id, id)))!
}

const isOffered = (now: Date) =>
  and(
    eq(listings.state, 'open'),
    isNull(listings.hiddenAt),
    isNull(pandas.hiddenAt),
    or(isNull(listings.endsAt), gt(listings.endsAt, now)),
    mayBeShown(),
  )

export type Wanted = {
  filter: SQL | undefined
  kind: PandaListingKind | null
  sort: MarketSort
  behind: Place | null
  viewerId: string | null
  now: Date
  most: number
}

/** Pandas that can be had now. */
export function listOffered({ filter, kind, sort, behind, viewerId, now, most }: Wanted) {
  const { column, isDown } = orders[sort]
  const along = isDown ? desc : asc
  return store()
    .db.select({ listing: listings, panda: pandas })
    .from(listings)
    .innerJoin(pandas, eq(pandas.number, listings.panda))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(
      and(
        isOffered(now),
        filter,
        kind ? eq(listings.kind, kind) : undefined,
        sort === 'ending' ? isNotNull(listings.endsAt) : undefined,
        behind ? isBehind(sort, behind) : undefined,
        viewerId ? notApart(viewerId, listings.sellerId) : undefined,
      ),
    )
    .orderBy(along(column), along(listings.id))
    .limit(most)
}
export type Found = Awaited<ReturnType<typeof listOffered>>[number]

/** How many pandas can be had now, and the lowest price among those that have one. */
export async function readFloor(now: Date, currency: string) {
  const [row] = await store()
    .db.select({ many: count(), floor: min(listings.asks) })
    .from(listings)
    .innerJoin(pandas, eq(pandas.number, listings.panda))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(and(isOffered(now), eq(listings.kind, 'price'), eq(listings.currency, currency)))
  return {
    many: Number(row?.many ?? 0),
    floor: row?.floor === null || row?.floor === undefined ? null : Number(row.floor),
  }
}
