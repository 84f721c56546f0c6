import { asc, eq, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { pandaGifts, pandaListings, pandaOffers } from '#app/database/tables/money/panda-trade.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { clock } from '#app/platform/clock.ts'
import { giveBack } from './give-back.server.ts'
import { removeGiftsOf } from './gifts.store.server.ts'
import * as listings from './listings.store.server.ts'
import * as offers from './offers.store.server.ts'

const AT_ONCE = 100
const MOST_LISTINGS = 10_000

export async function* readListings({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(pandaListings)
    .where(eq(pandaListings.sellerId, id))
    .orderBy(asc(pandaListings.createdAt))
  yield* rows.map(({ sellerId: _seller, open: _open, ...row }) => row)
}

/** What the person offered, and what was offered to them; the other side is not named. */
export async function* readOffers({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(pandaOffers)
    .where(or(eq(pandaOffers.buyerId, id), eq(pandaOffers.sellerId, id)))
    .orderBy(asc(pandaOffers.createdAt))
  yield* rows.map(({ buyerId, sellerId: _seller, open: _open, fee: _fee, paidAs: _paid, backAs: _back, ...row }) => ({
    ...row,
    by: buyerId === id ? 'you' : 'another member',
  }))
}

export async function* readGifts({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(pandaGifts)
    .where(or(eq(pandaGifts.fromId, id), eq(pandaGifts.toId, id)))
    .orderBy(asc(pandaGifts.createdAt))
  yield* rows.map(({ fromId, toId: _to, open: _open, ...row }) => ({
    ...row,
    by: fromId === id ? 'you' : 'another member',
  }))
}

/** Open listings end, and what was bid in them goes back; the rows stay and name nobody. */
export async function eraseListings({ id }: Person): Promise<void> {
  for (const listing of await listings.listListingsOf(id, MOST_LISTINGS)) {
    if (listing.state !== 'open') continue
    await listings.closeListing(listing.id, 'void', clock.now())
    for (const bid of await offers.listBids(listing.id, AT_ONCE)) await giveBack(bid, 'void')
  }
  await listings.forgetSeller(id)
}

/** What the till holds of the person goes back; the rows stay for the books and name nobody. */
export async function eraseOffers({ id }: Person): Promise<void> {
  for (let held = await offers.listHeldOf(id, AT_ONCE); held.length > 0; held = await offers.listHeldOf(id, AT_ONCE))
    for (const offer of held) await giveBack(offer, 'void', true)
  await offers.forgetBuyer(id)
  await offers.forgetSeller(id)
}

export const eraseGifts = ({ id }: Person) => removeGiftsOf(id)
