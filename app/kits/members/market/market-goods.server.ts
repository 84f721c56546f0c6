import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { shareOf } from '#app/engines/money/amount.ts'
import { FEES } from '#app/engines/money/postings.ts'
import { enterMove } from '#app/kits/members/till/books.server.ts'
import { store } from '#app/database/store.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { defineGoods } from '#app/kits/members/till/goods.server.ts'
import { beginOrder, type Order } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { STRIPE } from '#app/kits/members/till/stripe-till.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { HELD, owedTo } from './accounts.server.ts'
import { addCounts, findListing, readPayload, type ListingRow } from './listings.store.server.ts'
import * as purchases from './purchases.store.server.ts'
import { findLicence } from './licences.ts'
import { findSellable } from './sellables.ts'

const PERCENT = 100
export const SERVICE = 'service'

const what = z.object({ listingId: z.string(), title: z.string(), share: z.number().int(), fee: z.number().int() })
type What = z.output<typeof what>

/** The parts of a price: the house's fee, and what the seller gets. */
export function toParts(price: number): { fee: number; share: number } {
  const fee = shareOf(price, env().MARKET_FEE_PERCENT / PERCENT)
  return { fee, share: price - fee }
}

defineGoods<What>('listing', {
  what,
  name: ({ title }) => title,
  shares: ({ share, fee }) => [
    { account: HELD, minor: share },
    { account: FEES, minor: fee },
  ],
  async deliver(order, { listingId, share }) {
    const found = await findListing(listingId)
    if (!found || found.listing.hiddenAt) return GONE
    if (await purchases.findBought(listingId, order.userId)) return TWICE
    await handOver(order.userId, found.listing, { orderId: order.id, price: order.total - order.tax, share })
    return null
  },
  async takeBack(order) {
    const purchase = await purchases.findByOrder(order.id)
    if (purchase) await takeBack(purchase)
  },
  next: ({ listingId }, order) =>
    order.state === 'paid'
      ? { label: 'Your purchases', to: to('market-bought') }
      : { label: 'Back to the listing', to: to('market-listing', { listingId }) },
})

const GONE = 'This is no longer for sale. Nothing was paid.'
const TWICE = 'You have this already. Nothing was paid.'

/** Makes an order for a listing at its price of now. */
export function beginListingOrder(userId: string, listing: ListingRow): Promise<Order> {
  const { id: listingId, title, price } = listing
  return beginOrder({
    userId,
    goods: 'listing',
    what: { listingId, title, ...toParts(price) } satisfies What,
    lines: [{ words: title, minor: price }],
    till: hasStripe() ? STRIPE : EMBEDDED,
  })
}

/** Takes what costs nothing; false where it was taken before. */
export const takeFree = (userId: string, listing: ListingRow): Promise<boolean> =>
  store().tx(async () => {
    if (listing.price !== 0 || (await purchases.findBought(listing.id, userId))) return false
    await handOver(userId, listing, { orderId: null, price: 0, share: 0 })
    return true
  })

type Paid = { orderId: string | null; price: number; share: number }

async function handOver(buyerId: string, listing: ListingRow, { orderId, price, share }: Paid): Promise<void> {
  const { id: listingId, sellerId, title, kind, currency, licence, version } = listing
  const now = clock.now()
  const isService = kind === SERVICE
  const sellable = isService ? null : findSellable(kind)
  const payload = sellable ? await readPayload(listingId) : null
  const copy = await sellable?.deliver(buyerId, { title, payload, licence: findLicence(licence).id })
  await purchases.createPurchase({
    ...{ id: createId(now.getTime()), buyerId, listingId, sellerId, orderId, title, kind, price, share },
    ...{ currency, licence, version, createdAt: now, copyId: copy?.id ?? null, copyTo: copy?.to ?? null },
    state: isService ? 'awaiting' : 'delivered',
    deliveredAt: isService ? null : now,
  })
  await addCounts(listingId, { sold: 1 })
  await sendNotice({
    kind: 'market.sold',
    ...{ to: sellerId, from: buyerId, about: listingId, subject: title },
    address: to('market-selling', null, { part: 'sales' }),
  })
}

/** Marks a purchase as given back and takes the copy away, in the ambient transaction. False when it was before. */
export async function takeBack(purchase: purchases.PurchaseRow): Promise<boolean> {
  const { id, state, kind, copyId, buyerId, listingId, ripeAt, share, sellerId, currency } = purchase
  if (state === 'refunded' || !(await purchases.movePurchase(id, state, { state: 'refunded' }))) return false
  if (ripeAt) {
    // The seller had it already: what the buyer gets back is taken from what the seller is owed.
    const shares = [
      { account: owedTo(sellerId), minor: share },
      { account: HELD, minor: -share },
    ]
    await enterMove({ id: `unripe:${id}`, till: 'house', currency, at: clock.now(), shares })
  }
  if (copyId) await findSellable(kind)?.takeBack(buyerId, copyId)
  if (listingId) await addCounts(listingId, { sold: -1 })
  return true
}
